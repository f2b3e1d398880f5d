import { eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { coupons } from './coupons.table.ts'

export { type ChosenCoupon, chosenCoupons, reserveCoupons, returnCoupons } from './bind-coupons.ts'
export { findCampaign, givingCampaigns } from './campaigns.repo.ts'
export { countOfMember, spendCoupons } from './coupons.repo.ts'
export { couponGrantDecided } from './coupon-events.ts'
export type { CampaignRow } from './coupons.table.ts'
export { couponNeedsSecond, grantCoupons } from './grant-coupons.ts'
export { offeredCoupons } from './offer-coupons.ts'
export { takeBackCoupons } from './take-back-coupon.ts'
export { welcomeMember } from './welcome-member.ts'

/** Of two accounts of one person, the one that stays holds the coupons of both. */
export async function giveCoupons(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(coupons).set({ memberId }).where(eq(coupons.memberId, guestId))
}
