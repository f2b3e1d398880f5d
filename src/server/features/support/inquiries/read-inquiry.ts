import type { InquiryDetail, InquiryMessage } from '#/contract/support/inquiry.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readCaseOf } from './cases.repo.ts'
import { presentDetail } from './inquiries.presenter.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { readMessages } from './inquiry-messages.repo.ts'
import { showCard } from './show-cards.ts'

/** One inquiry whole, as its customer or the desk may see it. Whoever asks has checked the right to. */
export async function readDetail(
  db: DbOrTx,
  row: InquiryRow,
  reader: { readonly kind: 'customer' | 'desk'; readonly id: string | null; readonly now: Date },
): Promise<InquiryDetail> {
  const messages = await readMessages(db, row.id, reader.kind)
  const found = await readCaseOf(db, row.id)
  const line = found && (await lineOf(db, found.lineId))
  const cards = new Map<string, InquiryMessage['card']>()
  const about = { now: reader.now, spec: row.context?.spec ?? null, fault: found }
  for (const { id, card } of messages) if (card) cards.set(id, await showCard(db, card, about))
  return presentDetail({
    row,
    messages,
    cards,
    fault: found && line ? { row: found, line } : null,
    reader: reader.kind,
    readerId: reader.id,
  })
}
