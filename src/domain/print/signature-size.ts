import { BLEED, grid, printable, type Grid } from './n-up.ts'
import type { PressSheet } from './press-sheets.data.ts'
import type { Gsm, Mm, Pages, SizeMm } from './units.ts'

/** Pages of one folded sheet. Thirty-two is as often as paper can be folded in right angles. */
export const SIGNATURE_PAGES = [32, 16, 8, 4] as const
export type SignaturePages = (typeof SIGNATURE_PAGES)[number]

/** How the pages of one side of an unfolded signature lie. */
export const SIGNATURE_GRID: Readonly<Record<SignaturePages, { readonly columns: number; readonly rows: number }>> = {
  4: { columns: 2, rows: 1 },
  8: { columns: 2, rows: 2 },
  16: { columns: 4, rows: 2 },
  32: { columns: 4, rows: 4 },
}

/** Heavier paper is folded less often, or it creases at the corners. */
const HEAVIEST: Readonly<Record<SignaturePages, Gsm>> = { 32: 80, 16: 130, 8: 180, 4: Number.POSITIVE_INFINITY }

/** Colour bar or words about the plate, 3 mm high, and the gap to the art. */
export const STRIP: Mm = 4

/** Size of an unfolded signature with all that is ground and cut off between its pages. */
export function foldedSize(trim: SizeMm, pages: SignaturePages, milling: Mm): SizeMm {
  const { columns, rows } = SIGNATURE_GRID[pages]
  return { width: columns * (trim.width + milling + BLEED), height: rows * (trim.height + 2 * BLEED) }
}

/**
 * How often a signature lies on one side of a sheet. A plate has to say what it is and needs its colour bar, so an offset form
 * keeps a strip free above the art or, failing that, beside it; fewer pages rather than plates without a name.
 */
export function fitSignature(area: SizeMm, size: SizeMm, process: PressSheet['process']): Grid {
  if (process === 'digital') return grid(area, size)
  const above = grid({ width: area.width, height: area.height - STRIP }, size)
  const beside = grid({ width: area.width - STRIP, height: area.height }, size)
  return beside.count > above.count ? beside : above
}

/** The largest signature that sheet and paper take, and how many pages one side of the sheet then holds; null when none does. */
export function signatureOn(
  sheet: PressSheet,
  trim: SizeMm,
  gsm: Gsm,
  milling: Mm,
): { readonly pages: SignaturePages; readonly perSide: Pages } | null {
  const { width, height } = printable(sheet, true)
  // As it lies on the press: the longer side across.
  const area = { width: height, height: width }
  for (const pages of SIGNATURE_PAGES) {
    if (gsm > HEAVIEST[pages]) continue
    const { count } = fitSignature(area, foldedSize(trim, pages, milling), sheet.process)
    if (count > 0) return { pages, perSide: (count * pages) / 2 }
  }
  return null
}
