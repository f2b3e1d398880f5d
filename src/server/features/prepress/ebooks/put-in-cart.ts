import { AppError } from '#/contract/errors.ts'
import { EBOOK_JOB } from '#/domain/catalog/ebook-job.ts'
import { quoteEbook } from '#/domain/ebooks/quote-ebook.ts'
import { putIntoCart } from '#/server/features/ordering/cart/cart.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { ebooksInCarts, linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { EbookRow } from './ebooks.table.ts'
import { ownLocked } from './own-ebook.ts'
import { pricesAt } from './prices.repo.ts'

/** A line of the cart that is this e-book: no file to print and no copies to send, priced by its own room. */
export async function cartWith(tx: Tx, deps: EbooksDeps, row: EbookRow): Promise<string> {
  const { version, prices } = await pricesAt(tx, deps.clock.now())
  const item = await putIntoCart(tx, deps, {
    memberId: row.memberId,
    title: row.title,
    ownTitle: true,
    spec: EBOOK_JOB,
    files: [],
    quote: quoteEbook(row, prices, version),
    origin: { kind: 'ebook', ebookId: row.id },
  })
  return item.id
}

/** Once its price is fixed, and while it is neither ordered nor in the cart already. Errors: NOT_FOUND, CONFLICT. */
export async function putEbookInCart(tx: Tx, deps: EbooksDeps, memberId: string, id: string): Promise<string> {
  const row = await ownLocked(tx, memberId, id)
  if (row.stage === 'asked') throw new AppError('CONFLICT', '원고를 확인하고 금액을 정한 뒤에 주문할 수 있어요.')
  if (row.stage === 'withdrawn') throw new AppError('CONFLICT', '접수를 취소한 전자책이에요. 새로 접수해 주세요.')
  if ((await linesOfEbooks(tx, [id])).size > 0) throw new AppError('CONFLICT', '이미 주문한 전자책이에요.')
  if ((await ebooksInCarts(tx, [id])).size > 0) throw new AppError('CONFLICT', '이미 장바구니에 있어요.')
  return cartWith(tx, deps, row)
}
