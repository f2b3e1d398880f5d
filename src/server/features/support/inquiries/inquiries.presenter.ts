import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { CaseView, InquiryDetail, InquiryMessage, InquirySummary } from '#/contract/support/inquiry.ts'
import { type AnswerNames, DESK_NAME } from '#/domain/support/answer-names.ts'
import type { RepaymentState } from '#/domain/orders/repayment-machine.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { CaseRow, InquiryMessageRow, InquiryRow } from './inquiries.table.ts'

export function presentSummary(
  row: InquiryRow,
  { picture, offerWaits }: Pick<InquirySummary, 'offerWaits' | 'picture'>,
): InquirySummary {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    state: row.state,
    unread: row.unread,
    lastText: row.lastText,
    about: row.context?.title ?? null,
    spec: row.context?.spec ?? null,
    picture,
    orderNumber: row.orderNumber,
    offerWaits,
    promisedAt: row.promisedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export interface DetailParts {
  readonly row: InquiryRow
  readonly picture: JobPictureView | null
  readonly messages: readonly InquiryMessageRow[]
  readonly cards: ReadonlyMap<string, InquiryMessage['card']>
  readonly fault: { readonly row: CaseRow; readonly line: OrderLine; readonly repayment: RepaymentState | null } | null
  readonly reader: 'customer' | 'desk'
  /** As the shop wants it now, for whatever was answered. */
  readonly names: AnswerNames
  /** The id by which a message of the desk is the reader's own. */
  readonly readerId: string | null
}

export function presentDetail(parts: DetailParts): InquiryDetail {
  const { row, reader } = parts
  return {
    ...presentSummary(row, { picture: parts.picture, offerWaits: parts.fault?.row.state === 'offered' }),
    context: row.context,
    fault: parts.fault && presentCase(parts.fault),
    messages: parts.messages.map((message) => presentMessage(message, parts)),
    readByOther: reader === 'customer' ? row.staffReadSeq : row.customerReadSeq,
    createdAt: row.createdAt.toISOString(),
    score: row.score,
    mergedInto: row.mergedInto,
    open: row.state !== 'closed' && !row.imported,
  }
}

function presentMessage(message: InquiryMessageRow, { reader, readerId, names, cards }: DetailParts): InquiryMessage {
  const byStaff = message.authorKind === 'staff'
  const mine =
    reader === 'desk' ? byStaff && message.authorId === readerId : !byStaff && message.authorKind !== 'system'
  return {
    id: message.id,
    seq: message.seq,
    kind: message.kind,
    author: {
      kind: message.authorKind,
      name: byStaff && reader === 'customer' && names === 'desk' ? DESK_NAME : message.authorName,
      mine,
    },
    text: message.body,
    attachments: message.attachments.map((file) => ({ ...file })),
    card: cards.get(message.id) ?? null,
    at: message.at.toISOString(),
  }
}

function presentCase({ row, line, repayment }: NonNullable<DetailParts['fault']>): CaseView {
  const { id, orderNumber, lineId, fault, copies, wish, state, offer, offerKind } = row
  return {
    id,
    orderNumber,
    lineId,
    lineTitle: line.title,
    product: line.spec.product,
    lineCopies: line.copies,
    lineTotal: line.total,
    fault,
    copies,
    wish,
    state,
    offer,
    offerKind,
    offerAfter: row.offerAfter,
    granted: row.grantId !== null,
    repayment,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
