import { AppError } from '#/contract/errors.ts'
import type { TaxWish } from '#/contract/money/tax-parts.ts'
import { UNISSUED_STATES } from '#/domain/tax/tax-document.ts'
import { lockOrders, updateOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { buyerOfWish } from './buyer-of-wish.ts'
import { evidenceOfBuyer } from './buyer-of-evidence.ts'
import { linksOf, lockDocument, readDocument, updateDocument } from './documents.repo.ts'
import { type By, moveDocument } from './move-document.ts'
import { startIssue } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

interface Changed {
  readonly documentId: string
  readonly by: By
  /** A member may touch only their own. */
  readonly memberId?: string
}

/** Orders first, as every path of money locks. Errors: NOT_FOUND. */
export async function lockWithOrders(tx: Tx, { documentId, memberId }: Omit<Changed, 'by'>): Promise<TaxDocumentRow> {
  const found = await readDocument(tx, documentId)
  if (!found || (memberId !== undefined && found.memberId !== memberId)) throw new AppError('NOT_FOUND')
  const links = await linksOf(tx, documentId)
  await lockOrders(
    tx,
    links.map(({ orderId }) => orderId),
  )
  const document = await lockDocument(tx, documentId)
  if (!document) throw new AppError('NOT_FOUND')
  return document
}

const TOO_LATE = '이미 발행했습니다. 고치려면 1:1 문의로 알려 주세요.'

/** Writes it to somebody else; one that was refused is tried again at once. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function changeBuyer(tx: Tx, deps: TaxDeps, { wish, ...changed }: Changed & { readonly wish: TaxWish }) {
  const document = await lockWithOrders(tx, changed)
  if (!UNISSUED_STATES.includes(document.state)) throw new AppError('CONFLICT', TOO_LATE)
  // What follows another paper is written to whoever has that one.
  if (document.originalId) throw new AppError('CONFLICT', '수정분은 처음 받은 곳으로 발행합니다.')
  if ((wish.kind === 'tax-invoice') !== (document.kind === 'tax-invoice') && document.per === 'month')
    throw new AppError('CONFLICT', '모아서 받는 세금계산서입니다. 먼저 취소하고 다시 신청해 주세요.')
  const buyer = buyerOfWish(wish, document.buyer.email)
  await updateDocument(tx, document.id, { buyer, kind: wish.kind })
  for (const { orderId } of await linksOf(tx, document.id))
    await updateOrder(tx, orderId, { evidence: evidenceOfBuyer(wish.kind, buyer) })
  const next = { ...document, buyer, kind: wish.kind }
  if (document.state === 'failed' || changed.by.kind === 'staff')
    await startIssue(tx, deps, next, changed.by, { note: '받는 곳을 고쳤습니다.' })
  return next
}

/** Takes a wish back before anything was issued. Errors: NOT_FOUND, CONFLICT. */
export async function cancelPaper(tx: Tx, deps: TaxDeps, changed: Changed): Promise<TaxDocumentRow> {
  const document = await lockWithOrders(tx, changed)
  if (!UNISSUED_STATES.includes(document.state) || document.originalId) throw new AppError('CONFLICT', TOO_LATE)
  for (const { orderId } of await linksOf(tx, document.id))
    await updateOrder(tx, orderId, { evidence: { kind: 'none' } })
  return moveDocument(tx, deps, document, { event: 'cancel', by: changed.by })
}
