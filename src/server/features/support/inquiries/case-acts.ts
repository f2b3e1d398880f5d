import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerOffer as answerEndpoint } from '#/contract/support/inquiries.contract.ts'
import type {
  agreeByPhone as phoneEndpoint,
  moveCase as moveEndpoint,
  offerOnCase as offerEndpoint,
} from '#/contract/support/staff-inquiries.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import {
  CASE_MACHINE,
  type CaseEvent,
  type CaseState,
  type OfferKind,
  whyNotByPhone,
  whyNotOffer,
} from '#/domain/support/case-machine.ts'
import { lockOrders } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readCaseOf, updateCase } from './cases.repo.ts'
import { customerOf } from './customer-acts.ts'
import { beginRefund, lineOfCase, whyNotRefund } from './agreed-refund.ts'
import type { InquiryWork, OfferWork } from './inquiries-deps.ts'
import type { CaseRow } from './inquiries.table.ts'
import { tellAnswered } from './inquiry-events.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { type Asker, lockForDesk, lockOwn, ownInquiry } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'
import { answerDelay, takeFirst } from './staff-acts.ts'

async function caseOf(tx: Tx, inquiryId: string): Promise<CaseRow> {
  const row = await readCaseOf(tx, inquiryId)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

function moved(row: CaseRow, event: CaseEvent, who: Mover): CaseState {
  const move = next(CASE_MACHINE, row.state, event, who)
  if (!move.ok) throw new AppError('CONFLICT', '그 사이 신고의 상태가 바뀌었습니다. 새로 고친 뒤 확인해 주세요.')
  return move.to
}

/**
 * The shop offers to make again or to pay back; the customer is asked in the thread. A new offer replaces the one that its writer
 * saw; CONFLICT when another of the staff has offered since.
 */
export async function offer(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: { inquiryId: string; author: Author; body: BodyOf<typeof offerEndpoint> },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  if (found.offer !== body.seen)
    throw new AppError(
      'CONFLICT',
      '그 사이 다른 제안을 보냈습니다. 새 제안을 확인하고, 그래도 바꾸시려면 다시 보내 주세요.',
    )
  const state = moved(found, 'offer', 'staff')
  const { kind } = body
  const copies = kind === 'remake' ? body.copies : null
  const amount = kind === 'refund' ? body.amount : null
  const why = kind === 'refund' ? await whyNotRefund(tx, found, amount) : await whyNotRemake(tx, found, copies)
  if (why) throw new AppError('INVALID_INPUT', why, { [kind === 'remake' ? 'copies' : 'amount']: why })
  const number = found.offer + 1
  const now = deps.clock.now()
  await updateCase(tx, found.id, {
    state,
    offer: number,
    offerKind: kind,
    offerCopies: copies,
    offerAmount: amount,
    offeredAt: now,
  })
  const card = { kind: 'offer', offer: number, offerKind: kind, copies, amount } as const
  const answered = await moveInquiry(tx, deps, row, 'answer', 'staff')
  await postMessage(tx, deps, answered, { kind: 'message', author, body: body.text, card })
  await takeFirst(tx, row, author)
  await deps.jobs.add(
    tx,
    tellAnswered,
    { inquiryId },
    { key: `inquiry-answered:${inquiryId}`, runAt: answerDelay(now) },
  )
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

async function whyNotRemake(tx: Tx, found: CaseRow, copies: number | null): Promise<string | null> {
  const line = await lineOfCase(tx, found)
  return whyNotOffer({ kind: 'remake', copies, amount: null }, { ...line, unit: kindOf(line.spec.product).unit })
}

const OFFERED: Readonly<Record<OfferKind, (row: CaseRow, product: ProductCode) => string>> = {
  remake: ({ offerCopies }, product) => `${copiesText(product, offerCopies ?? 0)} 재제작`,
  refund: ({ offerAmount }) => `${formatWon(offerAmount ?? 0)} 환불`,
}

/**
 * The customer's word on an offer. The same word again changes nothing; another offer since then is a CONFLICT. A refund that is
 * agreed to begins in the same transaction.
 */
export async function answerOffer(
  tx: Tx,
  deps: OfferWork,
  { inquiryId, asker, body }: { inquiryId: string; asker: Asker; body: BodyOf<typeof answerEndpoint> },
): Promise<Record<string, never>> {
  await ownInquiry(tx, inquiryId, asker, deps.clock.now())
  // Orders are locked before what was asked about them.
  if (body.agreed) await lockOrders(tx, [(await caseOf(tx, inquiryId)).orderId])
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const found = await caseOf(tx, inquiryId)
  const wanted = body.agreed ? 'agreed' : 'refused'
  if (found.offer === body.offer && found.state === wanted) return {}
  if (found.offer !== body.offer) throw new AppError('CONFLICT', '새로운 제안이 있습니다. 새 제안을 확인해 주세요.')
  const state = moved(found, body.agreed ? 'agree' : 'refuse', 'customer')
  const author = await customerOf(tx, row)
  const refunds = body.agreed && found.offerKind === 'refund'
  const repaymentId = refunds ? await beginRefund(tx, deps, found, { kind: 'customer', id: author.id }) : null
  await updateCase(tx, found.id, { state, decidedAt: deps.clock.now(), repaymentId })
  const line = await lineOfCase(tx, found)
  const what = OFFERED[found.offerKind ?? 'remake'](found, line.spec.product)
  const said = body.agreed ? `${what} 제안을 받아들였습니다.` : `${what} 제안을 받아들이지 않았습니다.`
  // Whoever says no waits for another word; an agreement is work of the desk, and the conversation may rest.
  const after = body.agreed || row.state === 'closed' ? row : await moveInquiry(tx, deps, row, 'write', 'customer')
  await postMessage(tx, deps, after, { kind: 'event', author, body: said })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
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
  if (found.state === 'agreed') return {}
  const why = whyNotByPhone(found.offerKind)
  if (why) throw new AppError('CONFLICT', why)
  const state = moved(found, 'agree-by-phone', 'staff')
  await updateCase(tx, found.id, { state, decidedAt: deps.clock.now() })
  const line = await lineOfCase(tx, found)
  const said = `고객이 전화로 ${OFFERED.remake(found, line.spec.product)} 제안을 받아들였습니다.\n${body.text}`
  await postMessage(tx, deps, row, { kind: 'event', author, body: said })
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}

const EVENT_WORDS = {
  review: '신고를 검토하고 있습니다.',
  decline: '신고를 받아들이지 않았습니다.',
  settle: '합의한 내용을 처리했습니다.',
} as const

/** The desk looks at a case, does not accept it, or has done what was agreed; the customer reads what is said about it. */
export async function moveCase(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: { inquiryId: string; author: Author; body: BodyOf<typeof moveEndpoint> },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  const state = moved(found, body.event, 'staff')
  const now = deps.clock.now()
  await updateCase(tx, found.id, {
    state,
    ...(body.event === 'settle' ? { settledAt: now } : {}),
    ...(body.event === 'decline' ? { decidedAt: now } : {}),
  })
  const text = `${EVENT_WORDS[body.event]}\n${body.text}`
  const answers = body.event !== 'review' && row.state !== 'closed'
  const after = answers ? await moveInquiry(tx, deps, row, 'answer', 'staff') : row
  await postMessage(tx, deps, after, { kind: 'message', author, body: text })
  await deps.jobs.add(
    tx,
    tellAnswered,
    { inquiryId },
    { key: `inquiry-answered:${inquiryId}`, runAt: answerDelay(now) },
  )
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
