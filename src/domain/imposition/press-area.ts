import { DIGITAL_MARGIN, OFFSET_MARGINS, type PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { Mm, SizeMm } from '#/domain/print/units.ts'

/** The sheet as it lies on the press, and the part of it that takes ink, in mm from the lower left corner. */
export interface PressArea {
  readonly sheet: SizeMm
  readonly x: Mm
  readonly y: Mm
  readonly width: Mm
  readonly height: Mm
}

/** The longer side lies across; an offset press holds the sheet by the lower edge. */
export function pressArea(press: PressSheet, folded: boolean): PressArea {
  const width = Math.max(press.size.width, press.size.height)
  const height = Math.min(press.size.width, press.size.height)
  const digital = press.process === 'digital'
  const side = digital ? DIGITAL_MARGIN : OFFSET_MARGINS.side
  const grip = digital ? DIGITAL_MARGIN : OFFSET_MARGINS.grip
  const tail = digital ? DIGITAL_MARGIN : folded ? OFFSET_MARGINS.foldedTail : OFFSET_MARGINS.tail
  return { sheet: { width, height }, x: side, y: grip, width: width - 2 * side, height: height - grip - tail }
}
