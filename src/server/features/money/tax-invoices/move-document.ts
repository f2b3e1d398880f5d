import { AppError } from '#/contract/errors.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import { TAX_MACHINE, type TaxEvent } from '#/domain/tax/tax-document.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateDocument } from './documents.repo.ts'
import type { TaxDeps } from './tax-deps.ts'
import { taxDocumentEvents, type TaxDocumentRow } from './tax-invoices.table.ts'

export interface By {
  readonly kind: Mover
  readonly id: string | null
}
export const SHOP: By = { kind: 'system', id: null }

interface Move {
  readonly event: TaxEvent
  readonly by: By
  readonly note?: string
  readonly change?: Partial<TaxDocumentRow>
}

/** The one way a paper changes its state; each move is kept. CONFLICT when the table does not have it. */
export async function moveDocument(
  tx: Tx,
  deps: TaxDeps,
  document: TaxDocumentRow,
  { event, by, note = '', change = {} }: Move,
): Promise<TaxDocumentRow> {
  const outcome = next(TAX_MACHINE, document.state, event, by.kind)
  if (!outcome.ok) throw new AppError('CONFLICT', '그 사이에 상태가 바뀌었습니다. 다시 확인해 주세요.')
  const moved = { ...document, ...change, state: outcome.to }
  await updateDocument(tx, document.id, { ...change, state: outcome.to })
  await noteEvent(tx, deps, document.id, { event, by, note })
  return moved
}

export async function noteEvent(
  tx: Tx,
  { clock }: Pick<TaxDeps, 'clock'>,
  documentId: string,
  { event, by, note = '' }: { readonly event: string; readonly by: By; readonly note?: string },
): Promise<void> {
  await tx
    .insert(taxDocumentEvents)
    .values({ documentId, event, byKind: by.kind, byId: by.id, note: note.slice(0, 500), at: clock.now() })
}
