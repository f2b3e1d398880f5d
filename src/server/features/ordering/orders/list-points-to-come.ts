import type { ResultOf } from '#/contract/endpoint.ts'
import type { listPointsToCome as endpoint } from '#/contract/ordering/read-order.contract.ts'
import { earnedPoints } from '#/domain/ledger/earned-points.ts'
import { purchaseRateOf } from '#/server/features/benefits/wallet/wallet.public.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { unconfirmedOrders } from './points-to-come.repo.ts'

/** What has not arrived after a year is no matter of points any more. */
const YEAR_DAYS = 366

/** What a member will earn by the orders that are under way, as long as nothing of them is given back. */
export async function listPointsToCome(db: DbOrTx, now: Date, memberId: string): Promise<ResultOf<typeof endpoint>> {
  const rate = await purchaseRateOf(db)
  if (rate === 0) return { orders: [] }
  const orders = await unconfirmedOrders(db, memberId, daysAfter(now, -YEAR_DAYS))
  return {
    orders: orders
      .map((order) => ({
        orderNumber: order.number,
        title: order.lines > 1 ? `${order.title} 외 ${order.lines - 1}건` : order.title,
        points: earnedPoints(order, rate),
      }))
      .filter(({ points }) => points > 0),
  }
}
