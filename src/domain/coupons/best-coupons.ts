import type { Krw } from '#/domain/money/krw.ts'
import { type CouponBasis, couponWorth, mayCombine } from './coupon-reductions.ts'
import type { CouponTerms } from './coupon-terms.ts'

export interface HeldCoupon {
  readonly id: string
  readonly terms: CouponTerms
  readonly endsAt: Date
}

export interface CouponChoice {
  readonly ids: readonly string[]
  readonly off: Krw
}

interface Valued extends HeldCoupon {
  readonly off: Krw
}

/**
 * The combination that takes off most: at most one for the goods and one for delivery. Where two take off the same, the one that
 * uses fewer coupons, then those that end first.
 */
export function bestCoupons(held: readonly HeldCoupon[], basis: CouponBasis): CouponChoice {
  const valued = held
    .map((coupon) => ({ ...coupon, off: couponWorth(coupon.terms, basis).off }))
    .filter(({ off }) => off > 0)
    .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || one.id.localeCompare(other.id))
  const goods = valued.filter(({ terms }) => terms.offer.kind !== 'delivery')
  const deliveries = valued.filter(({ terms }) => terms.offer.kind === 'delivery')
  const pairs = goods.flatMap((one) => deliveries.map((other) => [one, other]))
  const allowed = pairs.filter((pair) => mayCombine(pair.map(({ terms }) => terms)))
  // Fewer coupons first: a later one has to take off more to be chosen.
  const candidates: readonly (readonly Valued[])[] = [[], ...valued.map((one) => [one]), ...allowed]
  return candidates.map(choiceOf).reduce((best, next) => (next.off > best.off ? next : best))
}

const choiceOf = (coupons: readonly Valued[]): CouponChoice => ({
  ids: coupons.map(({ id }) => id),
  off: coupons.reduce((sum, { off }) => sum + off, 0),
})
