import { AppError } from '#/contract/errors.ts'
import { lockDocument, readDocument } from './documents.repo.ts'
import { noteEvent, type By } from './move-document.ts'
import { paperKey } from './paper-calls.ts'
import { readSupplier } from './read-supplier.ts'
import { settlePaper } from './settle-paper.ts'
import type { TaxDeps } from './tax-deps.ts'

interface Withdrawn {
  readonly documentId: string
  readonly reason: string
  readonly by: By
}

/** Takes an invoice back before the tax office gets it; whatever the answer, what the service has is what counts. Errors: NOT_FOUND, CONFLICT, UNAVAILABLE. */
export async function withdrawPaper(deps: TaxDeps, { documentId, reason, by }: Withdrawn): Promise<void> {
  const { database, taxInvoices } = deps
  const document = await readDocument(database.db, documentId)
  if (!document) throw new AppError('NOT_FOUND')
  if (!taxInvoices || document.state !== 'issued' || document.kind !== 'tax-invoice')
    throw new AppError('CONFLICT', '국세청에 가기 전의 세금계산서만 취소할 수 있습니다.')
  // Written down first: an answer that is lost is found by whoever follows the paper.
  await database.transaction(async (tx) => {
    await lockDocument(tx, documentId)
    await noteEvent(tx, deps, documentId, { event: 'ask-withdraw', by, note: reason })
  })
  const key = paperKey(document, (await readSupplier(database.db, deps)).businessNumber)
  const asked = await taxInvoices.withdraw(key, reason)
  const found = await taxInvoices.lookUp(key)
  if (found.kind === 'paper') await settlePaper(deps, documentId, found)
  if (found.kind === 'paper' && found.state === 'withdrawn') return
  if (asked.kind === 'refused') throw new AppError('CONFLICT', asked.message)
  throw new AppError('UNAVAILABLE', '취소했는지 답을 받지 못했습니다. 잠시 뒤 상태를 확인해 주세요.')
}
