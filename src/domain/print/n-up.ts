import { DIGITAL_MARGIN, OFFSET_MARGINS } from './press-sheets.data.ts'
import type { PressSheet } from './press-sheets.data.ts'
import type { Mm, SizeMm } from './units.ts'

/** Edges outside the trim, each for itself: an edge that is glued or folded has none. */
export interface Edges {
  readonly top: Mm
  readonly right: Mm
  readonly bottom: Mm
  readonly left: Mm
}

export const BLEED: Mm = 3
export const BLEED_ALL_ROUND: Edges = { top: BLEED, right: BLEED, bottom: BLEED, left: BLEED }

export const withEdges = (size: SizeMm, edges: Edges): SizeMm => ({
  width: size.width + edges.left + edges.right,
  height: size.height + edges.top + edges.bottom,
})

/**
 * The part of a sheet that takes ink, by process; an offset press grips along the longer side. On sheets that will be folded
 * into signatures the colour bar stands in a fold's trim and not at the tail, which wins a few millimetres (신국판 fits 16-up).
 */
export function printable(sheet: PressSheet, folded = false): SizeMm {
  const short = Math.min(sheet.size.width, sheet.size.height)
  const long = Math.max(sheet.size.width, sheet.size.height)
  if (sheet.process === 'digital') return { width: short - 2 * DIGITAL_MARGIN, height: long - 2 * DIGITAL_MARGIN }
  const tail = folded ? OFFSET_MARGINS.foldedTail : OFFSET_MARGINS.tail
  return { width: short - OFFSET_MARGINS.grip - tail, height: long - 2 * OFFSET_MARGINS.side }
}

/** A layout of equal pieces in rows and columns. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly count: number
  /** Pieces turned by 90 degrees against the sheet (width along its short side). */
  readonly turned: boolean
}

/** Most pieces of one size (bleed included) on an area, all lying the same way, upright first. */
export function grid(area: SizeMm, piece: SizeMm): Grid {
  const upright = rowsAndColumns(area, piece.width, piece.height, false)
  const turned = rowsAndColumns(area, piece.height, piece.width, true)
  return turned.count > upright.count ? turned : upright
}

function rowsAndColumns(area: SizeMm, width: Mm, height: Mm, turned: boolean): Grid {
  const columns = fits(area.width, width)
  const rows = fits(area.height, height)
  return { columns, rows, count: columns * rows, turned }
}

/** Sums of millimetre fractions must not lose a piece to the last bit. */
const fits = (room: Mm, piece: Mm): number => Math.floor(room / piece + 1e-9)

/** How many pieces of a size (bleed included) one side of a press sheet holds. */
export const nUp = (sheet: PressSheet, piece: SizeMm): number => grid(printable(sheet), piece).count
