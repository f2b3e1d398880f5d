import type { CampaignForm } from '#/contract/benefits/staff-coupons.contract.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { AppError } from '#/contract/errors.ts'
import { campaignProblems } from '#/domain/coupons/campaign-problems.ts'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import { campaignThings } from './campaigns.presenter.ts'
import { deleteDraft, insertCampaign, lockCampaign, updateCampaign, wordIsTaken } from './campaigns.repo.ts'
import { countCodes } from './codes.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import type { CampaignRow } from './coupons.table.ts'

type Deps = Pick<CouponsDeps, 'clock' | 'ids'>

export async function createCampaign(
  tx: Tx,
  { clock, ids }: Deps,
  { form, staffId }: { readonly form: CampaignForm; readonly staffId: string },
): Promise<CampaignRow> {
  const now = clock.now()
  const made = { id: ids.uuid(), state: 'draft', madeBy: staffId, madeAt: now, changedAt: now } as const
  return insertCampaign(tx, { ...made, ...columnsOf(form) })
}

interface Seen {
  readonly id: string
  /** Of the campaign, as it was shown. */
  readonly seen: LookedAt
}

/** Only before it starts, so that nobody's coupon changes. */
export async function changeCampaign(
  tx: Tx,
  { clock }: Deps,
  { id, seen, form }: Seen & { readonly form: CampaignForm },
): Promise<CampaignRow> {
  requireSeen(seen, campaignThings(await lockedDraft(tx, id)))
  return updateCampaign(tx, id, { ...columnsOf(form), changedAt: clock.now() })
}

export async function deleteCampaign(tx: Tx, { id, seen }: Seen): Promise<void> {
  requireSeen(seen, campaignThings(await lockedDraft(tx, id)))
  if ((await countCodes(tx, id)) > 0)
    throw new AppError('CONFLICT', '코드를 만든 행사는 삭제할 수 없습니다. 시작하지 않고 두시면 됩니다.')
  await deleteDraft(tx, id)
}

export async function startCampaign(tx: Tx, { clock }: Deps, { id, seen }: Seen): Promise<CampaignRow> {
  const draft = await lockedDraft(tx, id)
  requireSeen(seen, campaignThings(draft))
  const now = clock.now()
  if (draft.endsAt <= now) throw new AppError('CONFLICT', '받는 기간이 이미 끝났습니다. 마지막 날을 고쳐 주세요.')
  if (draft.word !== null && (await wordIsTaken(tx, draft.word, id)))
    throw new AppError('CONFLICT', `코드 「${draft.word}」를 다른 행사가 쓰고 있습니다.`)
  return updateCampaign(tx, id, { state: 'running', changedAt: now })
}

/** No more are given; those that were can be used. */
export async function stopCampaign(tx: Tx, { clock }: Deps, id: string): Promise<CampaignRow> {
  const campaign = await locked(tx, id)
  if (campaign.state !== 'running') throw new AppError('CONFLICT', '진행 중인 행사만 멈출 수 있습니다.')
  return updateCampaign(tx, id, { state: 'stopped', changedAt: clock.now() })
}

async function locked(tx: Tx, id: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, id)
  if (!campaign) throw new AppError('NOT_FOUND')
  return campaign
}

async function lockedDraft(tx: Tx, id: string): Promise<CampaignRow> {
  const campaign = await locked(tx, id)
  if (campaign.state !== 'draft')
    throw new AppError('CONFLICT', '시작한 행사의 조건은 바꿀 수 없습니다. 멈추고 새 행사를 만들어 주세요.')
  return campaign
}

function columnsOf(form: CampaignForm) {
  const { startDay, endDay, validDay, ...rest } = form
  const given = { ...rest, ...valueOf(form), word: form.way === 'word' ? form.word : null }
  const problems = campaignProblems({ ...given, startDay, endDay, validDay })
  const [first] = Object.values(problems)
  if (first) throw new AppError('INVALID_INPUT', first, problems)
  return {
    ...given,
    startsAt: seoulMidnight(startDay),
    endsAt: dayAfter(endDay),
    validUntil: validDay === null ? null : dayAfter(validDay),
  }
}

/** What belongs to another kind is left out, whatever stood in its field before. */
const valueOf = ({ kind, amount, percent, most }: CampaignForm) => ({
  amount: kind === 'amount' ? amount : null,
  percent: kind === 'percent' ? percent : null,
  most: kind === 'percent' ? most : null,
})

const dayAfter = (day: string): Date => daysAfter(seoulMidnight(day), 1)
