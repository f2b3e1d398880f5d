import type { FileExpectation } from './file-expectation.ts'
import type { BoxMm } from './pdf-facts.ts'
import { type Placeable, placePage } from './placement.ts'
import type { Mm, SizeMm } from '#/domain/print/units.ts'

/** A part of a page's picture, as shares of its width and height from the top left. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The finished page within its picture, which shows the crop box: bleed and marks cut off. The whole picture when the size is another. */
export function trimCut(page: Placeable, expectation: FileExpectation): Cut {
  const shown = page.crop ?? page.media
  const placed = placePage(page, expectation)
  return placed.fits ? cutOf(placed.trim, shown) : { x: 0, y: 0, width: 1, height: 1 }
}

function cutOf(box: BoxMm, shown: BoxMm): Cut {
  const left = clamp((box.x - shown.x) / shown.width)
  const top = clamp((shown.y + shown.height - box.y - box.height) / shown.height)
  return {
    x: left,
    y: top,
    width: Math.min(1 - left, box.width / shown.width),
    height: Math.min(1 - top, box.height / shown.height),
  }
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** The part of a cut between two distances from its left edge, both in mm of a sheet of this size. */
export function panelCut(cut: Cut, sheet: SizeMm, from: Mm, to: Mm): Cut {
  return { ...cut, x: cut.x + (cut.width * from) / sheet.width, width: (cut.width * (to - from)) / sheet.width }
}

/** The part of a cut between two distances from its upper edge. */
export function levelCut(cut: Cut, sheet: SizeMm, from: Mm, to: Mm): Cut {
  return { ...cut, y: cut.y + (cut.height * from) / sheet.height, height: (cut.height * (to - from)) / sheet.height }
}
