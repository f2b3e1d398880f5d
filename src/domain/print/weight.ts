import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding, paperOf } from '#/domain/catalog/lookup.ts'
import { caseBoard, coverFlat } from './cover-flat.ts'
import { openSize } from './folding.ts'
import { leaves } from './leaves.ts'
import { spineOf } from './spine.ts'
import type { Grams, SizeMm } from './units.ts'

const SQUARE_METRE = 1_000_000
/** Grey board of 2 mm and its glue, g/m². */
const BOARD_GSM = 1300
/** Wire or coil per book. */
const RING_GRAMS = 12

const grams = (size: SizeMm, gsm: number): Grams => (size.width * size.height * gsm) / SQUARE_METRE

/** Weight of one finished copy in grams, rounded up. */
export function copyWeight(spec: JobSpec): Grams {
  const binding = findBinding(spec.binding)
  let total = 0
  for (const part of spec.parts) {
    const { gsm } = paperOf(part.paper)
    if (part.role === 'sheet') total += grams(openSize(spec), gsm)
    else if (part.role === 'cover') total += coverGrams(spec, gsm)
    else total += grams(spec.trim, gsm) * leaves(part.pages)
  }
  return Math.ceil(total + (binding?.style === 'ring' ? RING_GRAMS : 0))
}

function coverGrams(spec: JobSpec, gsm: number): Grams {
  const flat = coverFlat(spec)
  if (!flat) return 2 * grams(spec.trim, gsm)
  if (findBinding(spec.binding)?.cover !== 'case') return grams(flat, gsm)
  const board = caseBoard(spec.trim)
  const boards = 2 * grams(board, BOARD_GSM) + grams({ width: spineOf(spec) ?? 0, height: board.height }, BOARD_GSM)
  return grams(flat, gsm) + boards
}

/** Boxes for a whole job; a box is filled by weight. */
export const parcels = (copies: number, weight: Grams, boxKg: number): number =>
  Math.max(1, Math.ceil((copies * weight) / (boxKg * 1000)))
