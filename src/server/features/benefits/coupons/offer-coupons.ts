import type { CouponsOffered } from '#/contract/benefits/coupon-parts.ts'
import { bestCoupons, type CouponChoice } from '#/domain/coupons/best-coupons.ts'
import { type CouponBasis, couponWorth } from '#/domain/coupons/coupon-reductions.ts'
import { refusalWords } from '#/domain/coupons/coupon-words.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { presentCoupon } from './coupons.presenter.ts'
import { usableCoupons } from './coupons.repo.ts'
import { termsOf } from './terms-of.ts'

interface Asked {
  readonly memberId: string
  readonly basis: CouponBasis
  readonly at: Date
}

interface Offered {
  readonly offers: CouponsOffered['offers']
  readonly proposed: CouponChoice
}

/** What each coupon of a member is worth for an order, what it is worth most first, and the best combination of them. */
export async function offeredCoupons(db: DbOrTx, { memberId, basis, at }: Asked): Promise<Offered> {
  const usable = await usableCoupons(db, memberId, at)
  const offers = usable.map((row) => {
    const worth = couponWorth(termsOf(row.campaign), basis)
    const refusal = worth.refusal === null ? null : refusalWords(worth.refusal, worth.missing)
    return { ...presentCoupon(row), off: worth.off, refusal, stackGroup: row.campaign.stackGroup }
  })
  const held = usable.map(({ coupon, campaign }) => ({
    id: coupon.id,
    terms: termsOf(campaign),
    endsAt: coupon.endsAt,
  }))
  return { offers: offers.toSorted((one, other) => other.off - one.off), proposed: bestCoupons(held, basis) }
}
