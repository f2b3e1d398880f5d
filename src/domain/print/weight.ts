import { caseBoard, type CoverGeometry } from './cover-flat.ts'
import { leaves } from './leaves.ts'
import type { PrintJob } from './print-job.ts'
import type { Grams, SizeMm } from './units.ts'

const SQUARE_METRE = 1_000_000
/** Grey board of 2 mm and its glue, g/m². */
const BOARD_GSM = 1300
/** Wire or coil per book. */
const RING_GRAMS = 12

const grams = (size: SizeMm, gsm: number): Grams => (size.width * size.height * gsm) / SQUARE_METRE

/** Weight of one finished copy in grams, rounded up. */
export function copyWeight({ binding, parts, trim, openSize }: PrintJob, cover: CoverGeometry | null): Grams {
  let total = 0
  for (const { role, gsm, pages } of parts) {
    if (role === 'sheet') total += grams(openSize, gsm)
    else if (role === 'cover') total += cover ? coverGrams(cover, trim, gsm) : 2 * grams(trim, gsm)
    else total += grams(trim, gsm) * leaves(pages)
  }
  return Math.ceil(total + (binding?.style === 'ring' ? RING_GRAMS : 0))
}

function coverGrams({ kind, flat, spine }: CoverGeometry, trim: SizeMm, gsm: number): Grams {
  if (kind !== 'case') return grams(flat, gsm)
  const board = caseBoard(trim)
  const boards = 2 * grams(board, BOARD_GSM) + grams({ width: spine, height: board.height }, BOARD_GSM)
  return grams(flat, gsm) + boards
}

/** Boxes for a whole job; a box is filled by weight. */
export const parcels = (copies: number, weight: Grams, boxKg: number): number =>
  Math.max(1, Math.ceil((copies * weight) / (boxKg * 1000)))
