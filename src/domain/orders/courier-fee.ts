import type { Krw } from '#/domain/money/krw.ts'
import type { Grams } from '#/domain/print/units.ts'

/** What a box costs up to a weight. */
export interface BoxStep {
  readonly upTo: Grams
  readonly fee: Krw
}

/** What a courier takes for boxes, wherever they go; apart from regions and carriers, which product pages need not load. */
export interface CourierFees {
  /** By weight, the lightest first; the last is the fullest box there is. */
  readonly steps: readonly BoxStep[]
  /** Goods from this total on travel free to one address by courier; null: never. */
  readonly freeFrom: Krw | null
}

/** The fullest box. */
export const fullBox = ({ steps }: CourierFees): BoxStep => steps.at(-1) ?? { upTo: 20_000, fee: 0 }

export const boxesOf = (fees: CourierFees, grams: Grams): number => Math.max(1, Math.ceil(grams / fullBox(fees).upTo))

/** Of one address. Free delivery covers the first address only, so that a hundred addresses are not one parcel. */
export function courierFee(fees: CourierFees, grams: Grams, goodsTotal: Krw, isFirst: boolean): Krw {
  if (isFirst && fees.freeFrom !== null && goodsTotal >= fees.freeFrom) return 0
  // Full boxes, and what is left over by its own weight.
  const full = fullBox(fees)
  const before = boxesOf(fees, grams) - 1
  const last = fees.steps.find(({ upTo }) => upTo >= grams - before * full.upTo) ?? full
  return before * full.fee + last.fee
}
