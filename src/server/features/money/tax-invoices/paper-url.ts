import { AppError } from '#/contract/errors.ts'
import { ISSUED_STATES } from '#/domain/tax/tax-document.ts'
import { readDocument } from './documents.repo.ts'
import { paperKey } from './paper-calls.ts'
import { readSupplier } from './read-supplier.ts'
import type { TaxDeps } from './tax-deps.ts'

/** Where the service shows the paper as the tax office has it. Errors: NOT_FOUND, CONFLICT. */
export async function paperUrl(deps: TaxDeps, memberId: string, documentId: string): Promise<{ url: string }> {
  const document = await readDocument(deps.database.db, documentId)
  if (document?.memberId !== memberId) throw new AppError('NOT_FOUND')
  if (!ISSUED_STATES.includes(document.state) || !deps.taxInvoices)
    throw new AppError('CONFLICT', '발행이 끝나면 볼 수 있습니다.')
  const { businessNumber } = await readSupplier(deps.database.db, deps)
  const found = await deps.taxInvoices.paperUrl(paperKey(document, businessNumber))
  if (found.kind !== 'url') throw new AppError('CONFLICT', '지금은 열 수 없습니다. 잠시 뒤 다시 해 주세요.')
  return { url: found.url }
}
