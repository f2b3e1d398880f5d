import { endOfCoupon } from '#/domain/coupons/coupon-end.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { countIssued, findCampaign } from './campaigns.repo.ts'
import { countOfMember, deleteCoupon, insertCoupons } from './coupons.repo.ts'
import type { CampaignRow } from './coupons.table.ts'

export type GiveRefusal = 'over' | 'gone' | 'had'

export type Given =
  | { readonly ok: true; readonly couponId: string; readonly campaign: CampaignRow }
  | { readonly ok: false; readonly refusal: GiveRefusal }

interface Giving {
  readonly campaignId: string
  /** Locked by the caller, so that two tabs of one member come one after the other. */
  readonly memberId: string
  readonly grantId?: string
}

/** The one place where a coupon comes to be: within its campaign's time, its limit for each member and its limit in all. */
export async function giveCoupon(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  { campaignId, memberId, grantId }: Giving,
): Promise<Given> {
  const now = clock.now()
  const before = await findCampaign(tx, campaignId)
  if (!before || !isGiving(before, now)) return { ok: false, refusal: 'over' }
  if ((await countOfMember(tx, campaignId, memberId)) >= before.limitEach) return { ok: false, refusal: 'had' }
  // Whoever comes when all are gone waits for nobody.
  if (before.limitAll !== null && before.issued >= before.limitAll) return { ok: false, refusal: 'gone' }
  const couponId = ids.uuid()
  const endsAt = endOfCoupon(before, now)
  const held = { id: couponId, campaignId, memberId, grantId: grantId ?? null, state: 'issued', issuedAt: now } as const
  await insertCoupons(tx, [{ ...held, firstEndsAt: endsAt, endsAt }])
  // Last, for all buyers of a campaign wait for this row until the one before them is done.
  const campaign = await countIssued(tx, campaignId, 1, now)
  if (campaign) return { ok: true, couponId, campaign }
  await deleteCoupon(tx, couponId)
  const after = await findCampaign(tx, campaignId)
  return { ok: false, refusal: after && isGiving(after, now) ? 'gone' : 'over' }
}

const isGiving = ({ state, startsAt, endsAt }: CampaignRow, now: Date): boolean =>
  state === 'running' && startsAt <= now && endsAt > now

/** To the member who wanted it. */
export const GIVE_REFUSALS: Readonly<Record<GiveRefusal, string>> = {
  over: '받을 수 있는 기간이 아닙니다.',
  gone: '준비한 쿠폰이 모두 나갔습니다.',
  had: '이미 받으신 쿠폰입니다. 쿠폰함에서 확인해 주세요.',
}
