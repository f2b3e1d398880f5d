import { AppError } from '#/contract/errors.ts'
import { AMEND_NAMES, type DifferenceCode, undoParts, whyNotCode } from '#/domain/tax/amendment.ts'
import { isFirm, type TaxFirm } from '#/domain/tax/tax-party.ts'
import { minusOf, type TaxSum } from '#/domain/tax/sale-items.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { linksOf, lockPapersOf, readDocument, updateDocument } from './documents.repo.ts'
import { lockWithOrders } from './change-paper.ts'
import type { By } from './move-document.ts'
import { openPaper, startIssue } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

const NOT_FILED = '원본이 아직 국세청에 가지 않았습니다. 발행을 취소하거나 전송을 기다려 주세요.'

/** A person says why the amount is another. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT when the reason does not fit. */
export async function confirmAmendment(
  tx: Tx,
  deps: TaxDeps,
  { documentId, code, by }: { readonly documentId: string; readonly code: DifferenceCode; readonly by: By },
): Promise<TaxDocumentRow> {
  const document = await lockWithOrders(tx, { documentId })
  const original = document.originalId ? await readDocument(tx, document.originalId) : null
  if (document.state !== 'proposed' || !original) throw new AppError('CONFLICT')
  if (original.state !== 'done') throw new AppError('CONFLICT', NOT_FILED)
  const whole = document.supply === -original.supply && document.vat === -original.vat
  const why = whyNotCode(code, { amount: document, whole, arrived: false })
  if (why) throw new AppError('INVALID_INPUT', why, { code: why })
  const items = document.items.map((item) => ({
    ...item,
    name: item.name.replace(/^\D+ (?=\d)/, `${AMEND_NAMES[code]} `),
  }))
  await updateDocument(tx, documentId, { amendCode: code, items })
  const next = { ...document, amendCode: code, items }
  return startIssue(tx, deps, next, by, { event: 'confirm', note: AMEND_NAMES[code] })
}

interface Undo {
  readonly documentId: string
  readonly reason: string
  /** The right words; null: it was issued twice. */
  readonly buyer: TaxFirm | null
  readonly by: By
}

/** Undoes an invoice that was wrong from the start (6), or writes it anew (1). Errors: NOT_FOUND, CONFLICT. */
export async function undoPaper(tx: Tx, deps: TaxDeps, { documentId, reason, buyer, by }: Undo): Promise<void> {
  const document = await lockWithOrders(tx, { documentId })
  if (document.kind !== 'tax-invoice' || document.supply <= 0 || !isFirm(document.buyer)) throw new AppError('CONFLICT')
  if (document.state !== 'done') throw new AppError('CONFLICT', NOT_FILED)
  const code = buyer ? 1 : 6
  const links = await linksOf(tx, documentId)
  await refuseChanged(tx, documentId, links)
  for (const part of undoParts(code, document)) {
    const sign = part.supply < 0 ? minusOf : (sum: TaxSum) => sum
    const paper = await openPaper(tx, deps, {
      kind: document.kind,
      memberId: document.memberId,
      buyer: part.corrected && buyer ? buyer : document.buyer,
      writeDay: part.writeDay,
      paid: document.paid,
      orders: links.map(({ orderId, ...sum }) => ({ orderId, ...sign(sum) })),
      by,
      note: `${AMEND_NAMES[code]}: ${reason}`,
      follows: { originalId: documentId, code, items: part.items },
    })
    await startIssue(tx, deps, paper, by)
  }
}

/** Once an amount of it was amended, only the amounts can be. */
async function refuseChanged(tx: Tx, documentId: string, links: readonly { readonly orderId: string }[]) {
  for (const { orderId } of links) {
    const papers = await lockPapersOf(tx, orderId)
    if (papers.some(({ originalId }) => originalId === documentId))
      throw new AppError('CONFLICT', '이미 수정한 세금계산서입니다.')
  }
}
