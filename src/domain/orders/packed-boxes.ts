import type { Copies, Grams, Mm } from '#/domain/print/units.ts'
import { boxesOf, type CourierFees, fullBox } from './courier-fee.ts'

/** One finished copy, as it lies in a box. */
export interface CopyToPack {
  readonly width: Mm
  readonly height: Mm
  readonly thickness: Mm
  readonly grams: Grams
}

export interface PackedBox {
  readonly copies: Copies
  readonly width: Mm
  readonly depth: Mm
  readonly height: Mm
}

/** Four piles beside each other, as books of usual sizes lie. */
const PILES = 4
/** Of the cardboard and the paper around what lies in it, on both sides together. */
const WALLS: Mm = 12

/** As many boxes as the fee counts, each filled as far as a full one may weigh. */
export function packedBoxes(fees: CourierFees, copy: CopyToPack, copies: Copies): readonly PackedBox[] {
  const count = boxesOf(fees, copies * copy.grams)
  const most = Math.max(1, Math.floor(fullBox(fees).upTo / copy.grams))
  const filled = Array.from({ length: count }, (_, at) => (at === count - 1 ? copies - at * most : most))
  // A copy that is heavier than a full box is paid as two, and lies in one.
  return filled.filter((inside) => inside > 0).map((inside) => boxAround(copy, inside))
}

function boxAround({ width, height, thickness }: CopyToPack, copies: Copies): PackedBox {
  const piles = Math.min(PILES, copies)
  return {
    copies,
    width: width * Math.min(2, piles) + WALLS,
    depth: height * (piles > 2 ? 2 : 1) + WALLS,
    height: Math.ceil(copies / piles) * thickness + WALLS,
  }
}
