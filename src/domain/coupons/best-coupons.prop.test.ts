import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { bestCoupons, type HeldCoupon } from './best-coupons.ts'
import { type CouponBasis, couponWorth, mayCombine } from './coupon-reductions.ts'
import type { CouponOffer, CouponTerms } from './coupon-terms.ts'

const PRODUCTS: readonly ProductCode[] = ['D413', 'D303']

const offer: fc.Arbitrary<CouponOffer> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 10, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    most: fc.option(fc.integer({ min: 10, max: 50_000 })),
  }),
  fc.constant({ kind: 'delivery' as const }),
)
const terms: fc.Arbitrary<CouponTerms> = fc.record({
  offer,
  products: fc.subarray([...PRODUCTS]),
  minimum: fc.constantFrom(0, 10_000, 50_000),
  firstOrder: fc.boolean(),
  onPromised: fc.boolean(),
  stackGroup: fc.constantFrom(null, 'a', 'b'),
})
const held: fc.Arbitrary<readonly HeldCoupon[]> = fc
  .array(fc.tuple(terms, fc.integer({ min: 0, max: 9 })), { maxLength: 6 })
  .map((all) => all.map(([its, day], at) => ({ id: `c${at}`, terms: its, endsAt: new Date(day * 86_400_000) })))
const basis: fc.Arbitrary<CouponBasis> = fc.record({
  lines: fc.array(
    fc.record({
      product: fc.constantFrom(...PRODUCTS),
      net: fc.integer({ min: 0, max: 200_000 }),
      promised: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  deliveryFees: fc.array(fc.constantFrom(0, 3_000, 5_500), { maxLength: 3 }),
  firstOrder: fc.boolean(),
})

function subsetsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return all.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
}

it('takes off as much as the best of all allowed combinations, and is one of them', () => {
  fc.assert(
    fc.property(held, basis, (all, order) => {
      const offOf = (set: readonly HeldCoupon[]) =>
        set.reduce((sum, coupon) => sum + couponWorth(coupon.terms, order).off, 0)
      const most = Math.max(
        ...subsetsOf(all)
          .filter((set) => mayCombine(set.map((coupon) => coupon.terms)))
          .map(offOf),
      )
      const { ids, off } = bestCoupons(all, order)
      const chosen = all.filter(({ id }) => ids.includes(id))
      expect(off).toBe(most)
      expect(offOf(chosen)).toBe(off)
      expect(mayCombine(chosen.map((coupon) => coupon.terms))).toBe(true)
      // No coupon is spent on nothing.
      for (const coupon of chosen) expect(couponWorth(coupon.terms, order).off).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it('never takes off more than the goods cost, or than delivery costs', () => {
  fc.assert(
    fc.property(terms, basis, (its, order) => {
      const goods = order.lines.reduce((sum, { net }) => sum + net, 0)
      const most = its.offer.kind === 'delivery' ? Math.max(0, ...order.deliveryFees) : goods
      expect(couponWorth(its, order).off).toBeLessThanOrEqual(most)
    }),
  )
})
