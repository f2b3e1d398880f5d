import { type CouponTerms, offerOf } from '#/domain/coupons/coupon-terms.ts'
import type { CampaignRow } from './coupons.table.ts'

/** A campaign that gives coupons is not changed any more, so every coupon has the terms it was given with. */
export function termsOf(campaign: CampaignRow): CouponTerms {
  const { products, minimum, firstOrder, onPromised, stackGroup } = campaign
  return { offer: offerOf(campaign), products, minimum, firstOrder, onPromised, stackGroup }
}
