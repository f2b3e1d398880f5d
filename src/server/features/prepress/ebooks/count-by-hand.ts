import { AppError } from '#/contract/errors.ts'
import type { ManuscriptCounts } from '#/domain/ebooks/ebook.ts'
import { quoteEbook } from '#/domain/ebooks/quote-ebook.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { ebooksInCarts, linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { lockedForDesk, moveEbook } from './own-ebook.ts'
import { pricesAt } from './prices.repo.ts'
import { tellCustomer } from './tell-customer.ts'

/** What a person counted fixes the price; until it is ordered it may be corrected. Errors: NOT_FOUND, CONFLICT. */
export async function countByHand(tx: Tx, deps: EbooksDeps, id: string, counts: ManuscriptCounts): Promise<void> {
  const row = await lockedForDesk(tx, id)
  if ((await linesOfEbooks(tx, [id])).size > 0)
    throw new AppError('CONFLICT', '이미 주문한 전자책이라 금액을 바꿀 수 없어요.')
  if (row.countedBy === 'machine') throw new AppError('CONFLICT', '자동으로 센 원고예요.')
  const at = deps.clock.now()
  await moveEbook(tx, row, {
    event: 'price',
    at,
    refusal: '취소한 접수예요.',
    also: { counts, countedBy: 'staff' },
  })
  // Whoever has it in the cart sees the new price there.
  if ((await ebooksInCarts(tx, [id])).size > 0) return
  const { version, prices } = await pricesAt(tx, at)
  const { total } = quoteEbook({ ...row, counts }, prices, version)
  await tellCustomer(tx, deps, row, {
    key: `ebook-priced:${id}:${at.toISOString()}`,
    happening: {
      event: 'ebook-priced',
      by: 'staff',
      payment: 'unpaid',
      fields: { 품목: row.title, 금액: formatWon(total) },
    },
  })
}
