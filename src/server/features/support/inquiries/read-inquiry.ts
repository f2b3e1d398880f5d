import type { InquiryDetail, InquiryMessage } from '#/contract/support/inquiry.ts'
import { repaymentOf } from '#/server/features/money/payments/payments.public.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import { readAnswerNames } from './answer-names.repo.ts'
import { readCaseOf } from './cases.repo.ts'
import { contextPictures } from './context-pictures.ts'
import { presentDetail } from './inquiries.presenter.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { readMessages } from './inquiry-messages.repo.ts'
import { showCard } from './show-cards.ts'

/** One inquiry whole, as its customer or the desk may see it. Whoever asks has checked the right to. */
export async function readDetail(
  db: DbOrTx,
  row: InquiryRow,
  reader: {
    readonly kind: 'customer' | 'desk'
    readonly id: string | null
    readonly now: Date
    /** Of a customer, who may open the visits. */
    readonly sealer: Sealer | null
  },
): Promise<InquiryDetail> {
  const messages = await readMessages(db, row.id, reader.kind)
  const found = await readCaseOf(db, row.id)
  const line = found && (await lineOf(db, found.lineId))
  const repayment = found?.repaymentId ? await repaymentOf(db, found.repaymentId) : null
  const cards = new Map<string, InquiryMessage['card']>()
  const about = {
    now: reader.now,
    sealer: reader.sealer,
    spec: row.context?.spec ?? null,
    fault: found && line ? { row: found, product: line.spec.product } : null,
  }
  for (const { id, card } of messages) if (card) cards.set(id, await showCard(db, card, { ...about, messageId: id }))
  const [picture = null] = await contextPictures(db, [row.context])
  return presentDetail({
    row,
    picture,
    messages,
    cards,
    fault: found && line ? { row: found, line, repayment: repayment?.state ?? null } : null,
    reader: reader.kind,
    names: await readAnswerNames(db),
    readerId: reader.id,
  })
}
