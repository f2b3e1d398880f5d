import type { Krw } from '#/domain/money/krw.ts'

interface Bought {
  /** VAT included, delivery not. */
  readonly goods: Krw
  /** Grade and coupon. */
  readonly discounts: Krw
  /** Points never come from points. */
  readonly points: Krw
}

/** What a purchase earns: a share in thousandths of what was paid for its goods, whole points, never less than none. */
export const earnedPoints = ({ goods, discounts, points }: Bought, rate: number): Krw =>
  Math.floor((Math.max(0, goods - discounts - points) * rate) / 1000)
