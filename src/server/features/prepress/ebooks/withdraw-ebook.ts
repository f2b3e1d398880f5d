import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { moveEbook, ownLocked } from './own-ebook.ts'

/** Takes back what was handed in and not ordered. Errors: NOT_FOUND, CONFLICT. */
export async function withdrawEbook(tx: Tx, deps: EbooksDeps, memberId: string, id: string): Promise<void> {
  const row = await ownLocked(tx, memberId, id)
  if ((await linesOfEbooks(tx, [id])).size > 0)
    throw new AppError('CONFLICT', '이미 주문한 전자책이에요. 주문 내역에서 취소해 주세요.')
  await moveEbook(tx, row, { event: 'withdraw', at: deps.clock.now(), refusal: '이미 취소한 접수예요.' })
}
