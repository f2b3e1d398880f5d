import type { CampaignPage, CampaignView, GrantView } from '#/contract/benefits/staff-coupons.contract.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { lookedAt, type Things } from '#/server/platform/looked-at.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { poolsOf } from './codes.repo.ts'
import { presentTerms } from './coupons.presenter.ts'
import type { CampaignRow, GrantRow } from './coupons.table.ts'
import { grantsOf } from './grants.repo.ts'
import { NO_REACH, type Reach, reachOf } from './reach.repo.ts'

/** What a coupon is, whatever became of it. */
const presentConditions = (campaign: CampaignRow) => ({
  id: campaign.id,
  ...presentTerms(campaign),
  stackGroup: campaign.stackGroup,
  way: campaign.way,
  audience: campaign.audience,
  word: campaign.word,
  startDay: seoulDay(campaign.startsAt),
  endDay: lastDayOf(campaign.endsAt),
  validDays: campaign.validDays,
  validDay: campaign.validUntil && lastDayOf(campaign.validUntil),
  limitEach: campaign.limitEach,
  limitAll: campaign.limitAll,
})

export const campaignThings = (campaign: CampaignRow): Things => ({ '쿠폰의 조건': presentConditions(campaign) })

export const presentCampaign = (campaign: CampaignRow, reach: Reach = NO_REACH): CampaignView => ({
  ...presentConditions(campaign),
  state: campaign.state,
  madeAt: campaign.madeAt.toISOString(),
  reach,
  seen: lookedAt(campaignThings(campaign)),
})

interface Looker {
  readonly staffId: string
  readonly now: Date
}

/** A campaign with its pools of codes and what was given away of it. */
export async function presentCampaignPage(
  db: DbOrTx,
  campaign: CampaignRow,
  { staffId, now }: Looker,
): Promise<CampaignPage> {
  const reach = (await reachOf(db, [campaign.id], now)).get(campaign.id)
  const pools = await poolsOf(db, campaign.id)
  const grants: GrantView[] = []
  for (const grant of await grantsOf(db, campaign.id)) grants.push(await presentGrant(db, grant, staffId))
  return {
    campaign: presentCampaign(campaign, reach),
    pools: pools.map((pool) => ({ ...pool, madeAt: pool.madeAt.toISOString() })),
    grants,
  }
}

const presentGrant = async (db: DbOrTx, grant: GrantRow, staffId: string): Promise<GrantView> => ({
  id: grant.id,
  reason: grant.reason,
  members: grant.memberIds.length,
  worth: grant.worth,
  state: grant.state,
  madeBy: (await staffName(db, grant.madeBy)) ?? '',
  mine: grant.madeBy === staffId,
  madeAt: grant.madeAt.toISOString(),
  decidedBy: grant.decidedBy && (await staffName(db, grant.decidedBy)),
})
