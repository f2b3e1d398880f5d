import type { Krw } from '#/domain/money/krw.ts'
import type { CouponOffer } from './coupon-terms.ts'

/** What one person of the staff may give away at once. */
export const GRANT_LIMIT: Krw = 300_000
/** A delivery that costs the customer nothing, for this reckoning. */
const DELIVERY_WORTH: Krw = 10_000

/** What so many coupons may take off together at most. */
export function grantWorth(offer: CouponOffer, members: number): Krw {
  if (offer.kind === 'delivery') return DELIVERY_WORTH * members
  return (offer.kind === 'amount' ? offer.amount : (offer.most ?? Number.MAX_SAFE_INTEGER)) * members
}

/** Above the limit somebody else has to agree. */
export const wantsSecondPerson = (worth: Krw): boolean => worth > GRANT_LIMIT
