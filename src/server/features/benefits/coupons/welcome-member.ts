import { and, eq, inArray } from '#/server/platform/db/drizzle.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { givingCampaigns } from './campaigns.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponWelcomes } from './coupons.table.ts'
import { giveCoupon } from './give-coupon.ts'
import { isFor } from './take-coupon.ts'

type Deps = Pick<CouponsDeps, 'clock' | 'ids' | 'sealer'>

/**
 * Gives somebody who has just joined what the shop welcomes new members with: once for each proven telephone, so that leaving and
 * joining again gives no second one. Who has proven none gets nothing. A campaign that is used up spoils no joining.
 */
export async function welcomeMember(tx: Tx, deps: Deps, memberId: string): Promise<void> {
  const campaigns = await givingCampaigns(tx, 'welcome', deps.clock.now())
  if (campaigns.length === 0) return
  const member = await lockMember(tx, memberId)
  if (!member?.phoneProvenAt || member.guest) return
  for (const campaign of campaigns) {
    if (!isFor(campaign, member) || !(await isFirst(tx, deps, campaign.id, member.phone))) continue
    await giveCoupon(tx, deps, { campaignId: campaign.id, memberId })
  }
}

async function isFirst(tx: Tx, { clock, ids, sealer }: Deps, campaignId: string, phone: string): Promise<boolean> {
  const text = `coupon-welcome:${phone}`
  const known = await tx
    .select({ id: couponWelcomes.id })
    .from(couponWelcomes)
    .where(and(eq(couponWelcomes.campaignId, campaignId), inArray(couponWelcomes.person, [...sealer.digests(text)])))
  if (known.length > 0) return false
  const noted = await tx
    .insert(couponWelcomes)
    .values({ id: ids.uuid(), campaignId, person: sealer.digest(text), at: clock.now() })
    .onConflictDoNothing()
  return noted.rowCount === 1
}
