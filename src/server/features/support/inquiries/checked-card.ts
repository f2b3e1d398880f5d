import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerInquiry, quoteInCopies as quoteEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import {
  estimateOf,
  makeInCopies,
  quotesInCopies,
  type WholeEstimate,
} from '#/server/features/ordering/estimates/estimates.public.ts'
import { proofById } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { checkedBooking } from './booking-card.ts'
import type { AnswerWork } from './inquiries-deps.ts'
import { readInquiryRow } from './inquiries.repo.ts'
import type { InquiryRow, StoredCard } from './inquiries.table.ts'

type NewCard = NonNullable<BodyOf<typeof answerInquiry>['card']>

interface WantedCard {
  readonly row: InquiryRow
  readonly card: NewCard
  readonly call: AuditedCall
  readonly author: { readonly id: string; readonly name: string }
}

/** What a card shows must be the customer's own: staff may see everybody's, and a slip must not show it to another. */
export async function checkedCard(
  tx: Tx,
  deps: AnswerWork,
  { row, card, call, author: { id, name } }: WantedCard,
): Promise<StoredCard> {
  switch (card.kind) {
    case 'booking':
      return checkedBooking(tx, deps, row, card)
    case 'proof': {
      const proof = await proofById(tx, card.proofId)
      if (!proof || proof.memberId !== row.memberId) throw notTheirs()
      return card
    }
    case 'estimate': {
      const base = await ownEstimate(tx, row, card.number)
      if (card.copies.length === 0) return { kind: 'estimate', number: card.number }
      const made = await makeInCopies(tx, deps, call, { base, copies: card.copies, staff: { id, name } })
      return { kind: 'estimate', number: card.number, others: made.map((whole) => whole.row.number) }
    }
  }
}

/** What the estimate costs in other copies, for whoever is about to send it. */
export async function quoteInCopies(
  db: Db,
  deps: AnswerWork,
  inquiryId: string,
  { number, copies }: BodyOf<typeof quoteEndpoint>,
): Promise<ResultOf<typeof quoteEndpoint>> {
  const row = await readInquiryRow(db, inquiryId)
  if (!row) throw new AppError('NOT_FOUND')
  const quotes = await quotesInCopies(db, deps, await ownEstimate(db, row, number), copies)
  return { choices: quotes.map(({ spec, total }) => ({ copies: spec.copies, total })) }
}

async function ownEstimate(db: DbOrTx, row: InquiryRow, number: string): Promise<WholeEstimate> {
  const whole = await estimateOf(db, number)
  if (!whole || whole.row.memberId !== row.memberId) throw notTheirs()
  return whole
}

const notTheirs = () => new AppError('NOT_FOUND', '이 고객의 견적이나 시안이 아닙니다.')
