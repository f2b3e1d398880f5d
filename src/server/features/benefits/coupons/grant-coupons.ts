import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { AppError } from '#/contract/errors.ts'
import { grantWorth, wantsSecondPerson } from '#/domain/coupons/grant-limit.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { findCampaign } from './campaigns.repo.ts'
import { couponGiven, couponGrantDecided } from './coupon-events.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import type { CampaignRow, GrantRow } from './coupons.table.ts'
import { GIVE_REFUSALS, giveCoupon } from './give-coupon.ts'
import { insertGrant, lockGrant, updateGrant } from './grants.repo.ts'

type Deps = Pick<CouponsDeps, 'clock' | 'ids' | 'jobs'>

interface Granting {
  readonly campaignId: string
  readonly memberIds: readonly string[]
  readonly reason: string
  readonly staffId: string
}

/** Gives coupons to chosen members, all or none. Above the limit it waits for somebody else of the staff. */
export async function grantCoupons(tx: Tx, deps: Deps, granting: Granting) {
  const campaign = await findCampaign(tx, granting.campaignId)
  if (!campaign) throw new AppError('NOT_FOUND')
  if (campaign.way !== 'staff' || campaign.state !== 'running')
    throw new AppError('CONFLICT', '직원이 주는 행사가 진행 중일 때 줄 수 있습니다.')
  const memberIds = [...new Set(granting.memberIds)].toSorted()
  const worth = grantWorth(offerOf(campaign), memberIds.length)
  const waits = wantsSecondPerson(worth)
  const grant: GrantRow = {
    id: deps.ids.uuid(),
    campaignId: campaign.id,
    memberIds,
    reason: granting.reason,
    worth,
    state: waits ? 'waiting' : 'given',
    madeBy: granting.staffId,
    madeAt: deps.clock.now(),
    decidedBy: null,
    decidedAt: null,
  }
  // Members are locked before anything of the campaign.
  if (waits) await insertGrant(tx, grant)
  else {
    await lockAll(tx, memberIds)
    await insertGrant(tx, grant)
    await giveAll(tx, deps, grant)
    await deps.jobs.emit(tx, couponGrantDecided, { grantId: grant.id, given: true })
  }
  const state = waits ? ('waiting' as const) : ('given' as const)
  return { grantId: grant.id, state, given: waits ? 0 : memberIds.length }
}

/** Whether one coupon of a campaign needs a second person. */
export const couponNeedsSecond = (campaign: CampaignRow): boolean => wantsSecondPerson(grantWorth(offerOf(campaign), 1))

interface Deciding {
  readonly grantId: string
  readonly decision: 'given' | 'refused'
  readonly staffId: string
}

/** The second person agrees or not. Errors: FORBIDDEN for who asked for it, CONFLICT when it is decided. */
export async function decideGrant(tx: Tx, deps: Deps, { grantId, decision, staffId }: Deciding): Promise<number> {
  const grant = await lockGrant(tx, grantId)
  if (!grant) throw new AppError('NOT_FOUND')
  if (grant.state !== 'waiting') throw new AppError('CONFLICT', '이미 결정한 지급입니다.')
  if (grant.madeBy === staffId) throw new AppError('FORBIDDEN', '올린 사람이 아닌 다른 사람이 승인해야 합니다.')
  await updateGrant(tx, grantId, { state: decision, decidedBy: staffId, decidedAt: deps.clock.now() })
  await deps.jobs.emit(tx, couponGrantDecided, { grantId, given: decision === 'given' })
  if (decision === 'refused') return 0
  await lockAll(tx, grant.memberIds)
  await giveAll(tx, deps, grant)
  return grant.memberIds.length
}

async function lockAll(tx: Tx, memberIds: readonly string[]): Promise<void> {
  for (const id of memberIds) {
    const member = await lockMember(tx, id)
    if (!member || member.guest)
      throw new AppError('NOT_FOUND', '쿠폰을 받을 수 없는 회원이 있습니다. 다시 골라 주세요.')
  }
}

async function giveAll(tx: Tx, deps: Deps, { id, campaignId, memberIds }: GrantRow): Promise<void> {
  for (const memberId of memberIds) {
    const given = await giveCoupon(tx, deps, { campaignId, memberId, grantId: id })
    if (!given.ok)
      throw new AppError(
        'CONFLICT',
        given.refusal === 'had'
          ? '이미 이 쿠폰을 받은 회원이 있습니다. 빼고 다시 해 주세요.'
          : `아무에게도 주지 않았습니다. ${GIVE_REFUSALS[given.refusal]}`,
      )
    await deps.jobs.emit(tx, couponGiven, { couponId: given.couponId })
  }
}
