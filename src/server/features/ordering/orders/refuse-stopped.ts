import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type CartRow, judgeLines } from '#/server/features/ordering/cart/cart.public.ts'
import type { OrdersDeps } from './orders-deps.ts'
import type { PricedLine } from './price-order.ts'

/**
 * CONFLICT for a line whose files are known not to be printable as they are, unless the customer sent them to a person on purpose.
 * Files that were not read yet do not hold the order up: they are checked when it is paid, as before.
 */
export async function refuseStopped(tx: Tx, deps: OrdersDeps, lines: readonly PricedLine<CartRow>[]): Promise<void> {
  const judged = lines.filter(({ item }) => item.staffAskedAt === null).map((price) => ({ item: price.item, price }))
  const standings = await judgeLines(tx, deps, judged)
  for (const [at, { item }] of judged.entries()) {
    const standing = standings[at]
    if (standing?.state !== 'stopped') continue
    const what = standing.findings[0]?.title ?? '파일이 주문한 사양과 다릅니다'
    throw new AppError(
      'CONFLICT',
      `「${item.title}」의 파일은 이대로 인쇄할 수 없습니다. ${what}.\n장바구니에서 사양을 파일에 맞추거나, 다른 파일을 올리거나, 담당자에게 확인을 요청해 주세요. 아직 주문하지 않았습니다.`,
      { itemId: item.id },
    )
  }
}
