import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { offerOnCase as offerEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import {
  compensates,
  type Offer,
  type OfferMistake,
  offerOnly,
  paysBack,
  whyNotOffer,
} from '#/domain/support/case-offer.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { leftOfLine, lineOfCase, whyNotOfOrder } from './agreed-refund.ts'
import { caseOf, moved } from './case-acts.ts'
import { updateCase } from './cases.repo.ts'
import { couponOfOffer, wantsTwo, whyNotGive } from './compensate.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import type { CaseRow, InquiryRow } from './inquiries.table.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'
import { takeFirst, tellAnswerSoon } from './staff-acts.ts'

interface Offering {
  readonly inquiryId: string
  readonly author: Author
  readonly body: BodyOf<typeof offerEndpoint>
}

/**
 * The shop offers to make again, to pay back, to take back or to make up for it; the customer is asked in the thread. A new offer
 * replaces the one that its writer saw; CONFLICT when another of the staff has offered since.
 */
export async function offer(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: Offering,
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  if (found.offer !== body.seen)
    throw new AppError(
      'CONFLICT',
      '그 사이 다른 제안을 보냈습니다. 새 제안을 확인하고, 그래도 바꾸시려면 다시 보내 주세요.',
    )
  const state = moved(found, 'offer', 'staff')
  const offered = offerOnly(body)
  const wrong = await whyNot(tx, deps, { row, found, offered })
  if (wrong) throw new AppError('INVALID_INPUT', wrong.why, { [wrong.field]: wrong.why })
  const number = found.offer + 1
  const now = deps.clock.now()
  const { kind, copies, amount, after, way, campaignId } = offered
  await updateCase(tx, found.id, {
    state,
    offer: number,
    offerKind: kind,
    offerCopies: copies,
    offerAmount: amount,
    offerAfter: after,
    offerWay: way,
    offerCampaignId: campaignId,
    offeredBy: author.id,
    offeredAt: now,
    declinedAt: null,
  })
  const coupon = await couponOfOffer(tx, campaignId)
  const couponName = coupon?.name ?? null
  const twoPeople = await wantsTwo(tx, offered, coupon)
  const card = {
    kind: 'offer',
    offer: number,
    offerKind: kind,
    copies,
    amount,
    after,
    way,
    couponName,
    twoPeople,
  } as const
  const answered = await moveInquiry(tx, deps, row, 'answer', 'staff')
  await postMessage(tx, deps, answered, { kind: 'message', author, body: body.text, card })
  await takeFirst(tx, row, author)
  await tellAnswerSoon(tx, deps, inquiryId)
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

interface Wanted {
  readonly row: InquiryRow
  readonly found: CaseRow
  readonly offered: Offer
}

/** Why the shop cannot keep such an offer: by its line, by what is left of the order, or by who would be given something. */
async function whyNot(tx: Tx, deps: InquiryWork, { row, found, offered }: Wanted): Promise<OfferMistake | null> {
  const line = await lineOfCase(tx, found)
  const back = paysBack(offered)
  const total = back ? await leftOfLine(tx, found, line) : line.total
  const wrong = whyNotOffer(offered, { unit: kindOf(line.spec.product).unit, copies: line.copies, total })
  if (wrong) return wrong
  if (back) {
    const why = await whyNotOfOrder(tx, found.orderId, offered.amount ?? 0)
    return why === null ? null : { field: 'amount', why }
  }
  return compensates(offered.kind) ? whyNotGive(tx, deps, { memberId: row.memberId, offered }) : null
}
