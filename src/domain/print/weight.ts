import { boardSize, type CoverGeometry } from './cover-flat.ts'
import { leaves } from './leaves.ts'
import type { CaseBoard, PrintJob } from './print-job.ts'
import type { Grams, SizeMm } from './units.ts'

const SQUARE_METRE = 1_000_000
/** Wire or coil per book. */
const RING_GRAMS = 12

const grams = (size: SizeMm, gsm: number): Grams => (size.width * size.height * gsm) / SQUARE_METRE

/** Weight of one finished copy in grams, rounded up. */
export function copyWeight({ binding, parts, trim, openSize }: PrintJob, cover: CoverGeometry | null): Grams {
  let total = 0
  for (const { role, gsm, pages } of parts) {
    if (role === 'sheet') total += grams(openSize, gsm)
    else if (role === 'cover')
      total += cover ? grams(cover.flat, gsm) + boardGrams(cover, trim, binding?.board ?? null) : 2 * grams(trim, gsm)
    else total += grams(trim, gsm) * leaves(pages)
  }
  return Math.ceil(total + (binding?.style === 'ring' ? RING_GRAMS : 0))
}

/** Both boards and the strip of the same board in the spine. */
function boardGrams({ spine, joint }: CoverGeometry, trim: SizeMm, board: CaseBoard | null): Grams {
  if (!board) return 0
  const side = boardSize(trim, board, joint)
  return grams({ width: 2 * side.width + spine, height: side.height }, board.thickness * board.gsmPerMm)
}

/** Boxes for a whole job; a box is filled by weight. */
export const parcels = (copies: number, weight: Grams, boxKg: number): number =>
  Math.max(1, Math.ceil((copies * weight) / (boxKg * 1000)))
