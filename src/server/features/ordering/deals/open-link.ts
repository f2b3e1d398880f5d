import { AppError } from '#/contract/errors.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readDealLink } from '#/contract/ordering/deal-shares.contract.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { networkOf } from '#/domain/documents/deal-share.ts'
import { maskName } from '#/domain/members/masking.ts'
import {
  presentDocument,
  readOwnOrderDocument,
  readStatements,
  readSupplier,
} from '#/server/features/ordering/documents/documents.public.ts'
import { findMember, memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { DealShareRow } from './deal-shares.table.ts'
import { hashOfToken, whatOf } from './deal-shares.ts'
import { shareOfToken, writeLook } from './deal-shares.repo.ts'
import { listPlainDeals } from './list-deals.ts'
import { wasDealtIn } from './deals.repo.ts'

export interface Look {
  readonly token: string
  readonly what: 'page' | 'pdf' | 'sheet'
  readonly ip: string
  readonly now: Date
}

/** The share behind a token, with the look at it written down. Unknown, old and closed links are NOT_FOUND alike. */
export async function openLink(db: DbOrTx, { token, what, ip, now }: Look): Promise<DealShareRow> {
  const share = await shareOfToken(db, hashOfToken(token), now)
  const owner = share && (await findMember(db, share.memberId))
  if (!share || !owner || owner.suspendedAt) throw new AppError('NOT_FOUND')
  await writeLook(db, { shareId: share.id, at: now, what, network: networkOf(ip) })
  return share
}

/** What was shared and nothing else: the statement of the order, or the dealings of the period. */
export async function showLink(
  db: DbOrTx,
  share: DealShareRow,
  { now, after }: { readonly now: Date; readonly after: string | undefined },
): Promise<ResultOf<typeof readDealLink>> {
  const what = whatOf(share)
  const card = await memberCard(db, share.memberId)
  if (!card) throw new AppError('NOT_FOUND')
  const { brand } = await readSupplier(db)
  const head = { what, owner: card.companyName ?? maskName(card.name), brand, expiresAt: share.expiresAt.toISOString() }
  if (what.kind === 'order') {
    const paper = await paperOf(db, share, now)
    // Whoever has the link may read the amounts; the files stay their owner's.
    return { ...head, document: await presentDocument(db, paper, { closed: true }), deals: null }
  }
  const { from, to } = what
  const { totals, rows, next } = await listPlainDeals(db, share.memberId, { from, to, after })
  return { ...head, document: null, deals: { totals, rows, next } }
}

/** The statement of what was shared, or of one order in the shared period. NOT_FOUND for any other order. */
export async function paperOf(
  db: DbOrTx,
  share: DealShareRow,
  now: Date,
  orderNumber?: string,
): Promise<BusinessDocument> {
  const what = whatOf(share)
  const { memberId } = share
  if (what.kind === 'period' && orderNumber === undefined) return readStatements(db, now, memberId, what)
  const wanted = what.kind === 'order' ? what.orderNumber : orderNumber
  if (wanted === undefined || (orderNumber !== undefined && orderNumber !== wanted)) throw new AppError('NOT_FOUND')
  if (what.kind === 'period' && !(await wasDealtIn(db, memberId, what, wanted))) throw new AppError('NOT_FOUND')
  return readOwnOrderDocument(db, now, memberId, { orderNumber: wanted, document: 'statement' })
}
