import { AppError } from '#/contract/errors.ts'
import { formatCount } from '#/lib/format-count.ts'
import { type Offer, type OfferMistake, POINTS_MONTHS } from '#/domain/support/case-offer.ts'
import {
  type CampaignRow,
  countOfMember,
  couponNeedsSecond,
  findCampaign,
  grantCoupons,
  givingCampaigns,
  takeBackCoupons,
} from '#/server/features/benefits/coupons/coupons.public.ts'
import { grantTo, takeBackGiven, valueNeedsSecond } from '#/server/features/benefits/wallet/wallet.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { caseOfGrant, readCase, updateCase } from './cases.repo.ts'
import { moved } from './case-acts.ts'
import type { InquiriesDeps, InquiryWork } from './inquiries-deps.ts'
import type { CaseRow, InquiryRow } from './inquiries.table.ts'
import { lockCase } from './lock-case.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { type Author, postMessage, SHOP_ITSELF } from './post-message.ts'
import { tellAnswerSoon } from './staff-acts.ts'

/** Coupons that the desk may offer: of campaigns whose coupons the staff gives, as long as they run. */
export async function offeredCampaigns(db: DbOrTx, now: Date) {
  return (await givingCampaigns(db, 'staff', now)).map((campaign) => ({
    id: campaign.id,
    name: campaign.name,
    twoPeople: couponNeedsSecond(campaign),
  }))
}

export const couponOfOffer = async (db: DbOrTx, campaignId: string | null): Promise<CampaignRow | null> =>
  campaignId === null ? null : findCampaign(db, campaignId)

/** Whether somebody else of the staff has to agree before it is given; its customer reads that with the offer. */
export const wantsTwo = async (db: DbOrTx, { kind, amount }: Offer, coupon: CampaignRow | null): Promise<boolean> =>
  kind === 'points' ? valueNeedsSecond(db, amount ?? 0) : coupon !== null && couponNeedsSecond(coupon)

/** Why this customer cannot be given it; null when they can. */
export async function whyNotGive(
  tx: Tx,
  { clock }: InquiryWork,
  { memberId, offered }: { readonly memberId: string | null; readonly offered: Offer },
): Promise<OfferMistake | null> {
  const field = offered.kind === 'coupon' ? 'campaignId' : 'amount'
  const member = memberId === null ? null : await findMember(tx, memberId)
  if (!member || member.guest || member.leftAt)
    return { field, why: '회원만 포인트와 쿠폰을 받을 수 있습니다. 재제작이나 환불로 제안해 주세요.' }
  if (offered.campaignId === null) return null
  const campaign = (await givingCampaigns(tx, 'staff', clock.now())).find(({ id }) => id === offered.campaignId)
  if (!campaign) return { field, why: '지금 줄 수 있는 쿠폰이 아닙니다. 다시 골라 주세요.' }
  return (await countOfMember(tx, campaign.id, member.id)) < campaign.limitEach
    ? null
    : { field, why: '이 고객이 이미 받은 쿠폰입니다. 다른 쿠폰을 골라 주세요.' }
}

/**
 * The customer has agreed: it is given by the door of every grant, in this transaction, in the name of whoever offered it. Above what
 * one person may give it waits there for somebody else. Answers the grant.
 */
export async function beginGiving(
  tx: Tx,
  deps: InquiryWork,
  { found, memberId }: { readonly found: CaseRow; readonly memberId: string },
): Promise<string> {
  const { offeredBy, offerCampaignId, offerAmount, orderNumber } = found
  if (offeredBy === null) throw new Error(`nobody offered on case ${found.id}`)
  const reason = `문제 신고 보상 ${orderNumber}`
  if (offerCampaignId !== null) {
    const granting = { campaignId: offerCampaignId, memberIds: [memberId], reason, staffId: offeredBy }
    return (await grantCoupons(tx, deps, granting).catch(sayToCustomer)).grantId
  }
  const asked = { memberId, amount: offerAmount ?? 0, months: POINTS_MONTHS, reason, askedBy: offeredBy }
  return (await grantTo(tx, deps, { ...asked, value: 'points' })).id
}

/** What the desk is told about a coupon that has ended meanwhile is not what its customer has to read. */
function sayToCustomer(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  throw new AppError(
    'CONFLICT',
    '제안드린 쿠폰을 지금은 드릴 수 없습니다.\n문의에 이어 남겨 주시면 다시 제안해 드리겠습니다.',
  )
}

const givenWords = ({ offerKind, offerAmount }: CaseRow, coupon: CampaignRow | null): string =>
  offerKind === 'points'
    ? `${formatCount(offerAmount ?? 0)}P를 드렸습니다.`
    : `쿠폰 「${coupon?.name ?? ''}」을 드렸습니다.`

/** A grant was given, or the second person refused it: the case is done, or is the desk's again. Told twice it does so once. */
export async function settleGiven(
  deps: Omit<InquiriesDeps, 'storage' | 'quoter' | 'origins'>,
  { grantId, given }: { readonly grantId: string; readonly given: boolean },
): Promise<void> {
  const known = await caseOfGrant(deps.database.db, grantId)
  if (!known) return
  await deps.database.transaction(async (tx) => {
    const row = await lockForDesk(tx, known.inquiryId)
    const found = await readCase(tx, known.id)
    if (found?.state !== 'agreed' || found.grantId !== grantId) return
    const now = deps.clock.now()
    if (given) {
      await updateCase(tx, found.id, { state: moved(found, 'settle', 'system'), settledAt: now })
      const body = givenWords(found, await couponOfOffer(tx, found.offerCampaignId))
      await postMessage(tx, deps, row, { kind: 'event', author: SHOP_ITSELF, body })
    } else {
      await updateCase(tx, found.id, { state: moved(found, 'withhold', 'system'), grantId: null })
      await saySorry(tx, deps, row)
    }
    await tellBrowsers(tx, deps, row.id)
  })
}

/** The customer hears that it is not given, and the desk owes another word: its inquiry waits again. */
async function saySorry(tx: Tx, deps: InquiryWork, row: InquiryRow): Promise<void> {
  const after = row.state === 'closed' ? row : await moveInquiry(tx, deps, row, 'write', 'customer')
  const body = '죄송합니다. 말씀드린 보상을 드리지 못하게 되었습니다. 다른 방법으로 다시 말씀드리겠습니다.'
  await postMessage(tx, deps, after, { kind: 'message', author: { ...SHOP_ITSELF, kind: 'staff', name: '상담' }, body })
  await tellAnswerSoon(tx, deps, row.id)
}

interface TakingBack {
  readonly caseId: string
  readonly author: Author
  /** Its customer reads it. */
  readonly reason: string
}

/**
 * What was given by mistake is taken back as far as it is still there, and the case is open again. CONFLICT for a coupon that is used,
 * and for a case that gave nothing.
 */
export async function takeBack(
  tx: Tx,
  deps: InquiryWork,
  { caseId, author, reason }: TakingBack,
): Promise<{ readonly taken: number }> {
  const { row: found, inquiry: row } = await lockCase(tx, caseId)
  if (found.grantId === null || found.state !== 'settled')
    throw new AppError('CONFLICT', '포인트나 쿠폰을 드린 신고에서만 거둬들일 수 있습니다.')
  const points = found.offerKind === 'points'
  const taken = points
    ? await takeBackGiven(tx, deps, { grantId: found.grantId, memo: `문제 신고 보상 취소 ${found.orderNumber}` })
    : await takeBackCoupons(tx, deps, found.grantId)
  const now = deps.clock.now()
  await updateCase(tx, found.id, {
    state: moved(found, 'take-back', 'staff'),
    settledAt: null,
    grantId: null,
    takenBackAt: now,
  })
  const what = points ? `드린 포인트 가운데 ${formatCount(taken)}P를 거둬들였습니다.` : '드린 쿠폰을 거둬들였습니다.'
  await postMessage(tx, deps, row, { kind: 'event', author, body: `${what}\n${reason}` })
  await tellBrowsers(tx, deps, row.id)
  return { taken }
}
