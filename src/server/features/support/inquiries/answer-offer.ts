import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerOffer as answerEndpoint } from '#/contract/support/inquiries.contract.ts'
import type { agreeByPhone as phoneEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { compensates, offerSummary, whyNotByPhone } from '#/domain/support/case-offer.ts'
import { lockOrders } from '#/server/features/ordering/orders/orders.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { beginRefund, lineOfCase } from './agreed-refund.ts'
import { caseOf, moved } from './case-acts.ts'
import { updateCase } from './cases.repo.ts'
import { beginGiving, couponOfOffer } from './compensate.ts'
import { customerOf } from './customer-acts.ts'
import type { InquiryWork, OfferWork } from './inquiries-deps.ts'
import type { CaseRow, InquiryRow } from './inquiries.table.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { type Asker, lockForDesk, lockOwn, ownInquiry } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'

/** An agreed return waits for its goods, whoever wrote the agreement down. */
function afterAgreement(found: CaseRow, agreed: CaseRow['state']): CaseRow['state'] {
  return found.offerKind === 'return' ? moved({ state: agreed }, 'expect', 'system') : agreed
}

const AGREED: ReadonlySet<CaseRow['state']> = new Set(['agreed', 'returning', 'remaking', 'settled'])

/**
 * The customer's word on an offer. The same word again changes nothing; another offer since after is a CONFLICT. A refund that is
 * agreed to begins in the same transaction, and what makes up for the fault is given in it.
 */
export async function answerOffer(
  tx: Tx,
  deps: OfferWork,
  { inquiryId, asker, body }: { inquiryId: string; asker: Asker; body: BodyOf<typeof answerEndpoint> },
): Promise<Record<string, never>> {
  const { memberId } = await ownInquiry(tx, inquiryId, asker, deps.clock.now())
  if (body.agreed) await lockForAgreement(tx, await caseOf(tx, inquiryId), memberId)
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const found = await caseOf(tx, inquiryId)
  const said = body.agreed ? AGREED.has(found.state) : found.state === 'refused'
  if (found.offer === body.offer && said) return {}
  if (found.offer !== body.offer) throw new AppError('CONFLICT', '새로운 제안이 있습니다. 새 제안을 확인해 주세요.')
  const author = await customerOf(tx, row)
  if (body.agreed) await agree(tx, deps, { row, found, author })
  else await updateCase(tx, found.id, { state: moved(found, 'refuse', 'customer'), decidedAt: deps.clock.now() })
  const what = await summaryOf(tx, found)
  const words = body.agreed ? `${what} 제안을 받아들였습니다.` : `${what} 제안을 받아들이지 않았습니다.`
  // Whoever says no waits for another word; an agreement is work of the desk, and the conversation may rest.
  const after = body.agreed || row.state === 'closed' ? row : await moveInquiry(tx, deps, row, 'write', 'customer')
  await postMessage(tx, deps, after, { kind: 'event', author, body: words })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

/** Members are locked before orders, and orders before what was asked about them. */
async function lockForAgreement(tx: Tx, { offerKind, orderId }: CaseRow, memberId: string | null): Promise<void> {
  if (compensates(offerKind) && memberId !== null) await lockMember(tx, memberId)
  await lockOrders(tx, [orderId])
}

interface Agreement {
  readonly row: InquiryRow
  readonly found: CaseRow
  readonly author: Author
}

async function agree(tx: Tx, deps: OfferWork, { row, found, author }: Agreement): Promise<void> {
  const state = afterAgreement(found, moved(found, 'agree', 'customer'))
  const decidedAt = deps.clock.now()
  const { memberId } = row
  if (compensates(found.offerKind) && memberId !== null) {
    const grantId = await beginGiving(tx, deps, { found, memberId })
    return updateCase(tx, found.id, { state, decidedAt, grantId })
  }
  const refunds = found.offerKind === 'refund'
  const repaymentId = refunds ? await beginRefund(tx, deps, found, { kind: 'customer', id: author.id }) : null
  return updateCase(tx, found.id, { state, decidedAt, repaymentId })
}

async function summaryOf(tx: Tx, found: CaseRow): Promise<string> {
  const { offerKind, offerCopies, offerAmount, offerAfter, offerCampaignId } = found
  return offerSummary({
    kind: offerKind ?? 'remake',
    amount: offerAmount,
    after: offerAfter,
    goods: copiesText((await lineOfCase(tx, found)).spec.product, offerCopies ?? 0),
    couponName: (await couponOfOffer(tx, offerCampaignId))?.name ?? null,
  })
}

/**
 * The customer agreed on the telephone, and the desk writes down what was said; it stands in the thread, where the customer reads it.
 * Said again it changes nothing. Errors: NOT_FOUND, CONFLICT for another offer and for money.
 */
export async function agreeByPhone(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: { inquiryId: string; author: Author; body: BodyOf<typeof phoneEndpoint> },
): Promise<Record<string, never>> {
  await lockOrders(tx, [(await caseOf(tx, inquiryId)).orderId])
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  if (found.offer !== body.offer) throw new AppError('CONFLICT', '새로운 제안이 있습니다. 새 제안을 확인해 주세요.')
  if (AGREED.has(found.state)) return {}
  const why = whyNotByPhone({ kind: found.offerKind, after: found.offerAfter })
  if (why) throw new AppError('CONFLICT', why)
  const state = afterAgreement(found, moved(found, 'agree-by-phone', 'staff'))
  await updateCase(tx, found.id, { state, decidedAt: deps.clock.now() })
  const said = `고객이 전화로 ${await summaryOf(tx, found)} 제안을 받아들였습니다.\n${body.text}`
  await postMessage(tx, deps, row, { kind: 'event', author, body: said })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
