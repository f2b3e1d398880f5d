import { AppError } from '#/contract/errors.ts'
import { isValidEpub } from '#/domain/epub/epub-finding.ts'
import { actorOf, moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { findEdition, markShown } from './editions.repo.ts'
import { requireInWork } from './make-edition.ts'
import { lockedForDesk, moveEbook } from './own-ebook.ts'
import { tellCustomer } from './tell-customer.ts'

/** Sends an edition to the customer as the proof. Errors: NOT_FOUND; CONFLICT: not made, not valid, or not its time. */
export async function showEdition(
  tx: Tx,
  deps: EbooksDeps,
  { id, edition, staff }: { readonly id: string; readonly edition: number; readonly staff: StaffPrincipal },
): Promise<void> {
  const made = await findEdition(tx, id, edition)
  const line = (await linesOfEbooks(tx, [id])).get(id)
  if (!made) throw new AppError('NOT_FOUND')
  if (made.state !== 'made' || !isValidEpub(made.findings))
    throw new AppError('CONFLICT', '오류 없이 만든 시안만 보낼 수 있어요.')
  if (!line) throw new AppError('CONFLICT', '주문이 없는 전자책이에요.')
  await moveFile(tx, deps, { lineId: line.lineId, event: 'send-ebook', by: actorOf(staff) })
  const row = await lockedForDesk(tx, id)
  await requireInWork(tx, row)
  const at = deps.clock.now()
  await markShown(tx, id, edition, at)
  await moveEbook(tx, row, {
    event: 'show',
    at,
    refusal: '지금은 시안을 보낼 수 없는 상태예요.',
    also: { shownEdition: edition },
  })
  await tellCustomer(tx, deps, row, {
    key: `ebook-shown:${id}:${edition}`,
    happening: {
      event: 'ebook-ready',
      by: 'staff',
      payment: 'paid',
      fields: { 주문번호: line.orderNumber, 품목: row.title, 판: String(edition) },
    },
  })
}
