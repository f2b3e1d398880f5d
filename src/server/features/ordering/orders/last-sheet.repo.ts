import { and, asc, desc, eq, isNull } from '#/server/platform/db/drizzle.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readSheetStart } from '#/contract/ordering/place-order.contract.ts'
import { meansNamed } from '#/domain/orders/payment-means.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { orderDeliveries, orders } from './orders.table.ts'

/** Where the newest order of the member went, first place first, and how it was paid and proved. */
export async function lastSheet(db: DbOrTx, memberId: string): Promise<ResultOf<typeof readSheetStart>['last']> {
  const [row] = await db
    .select({
      method: orderDeliveries.method,
      recipient: orderDeliveries.recipient,
      sender: orders.sender,
      evidence: orders.evidence,
      paidBy: orders.paymentMethod,
    })
    .from(orders)
    .innerJoin(orderDeliveries, eq(orderDeliveries.orderId, orders.id))
    .where(and(eq(orders.memberId, memberId), isNull(orders.forgottenAt)))
    .orderBy(desc(orders.placedAt), desc(orders.id), asc(orderDeliveries.position))
    .limit(1)
  if (!row) return null
  const { paidBy, ...last } = row
  return { ...last, means: meansNamed(paidBy) }
}
