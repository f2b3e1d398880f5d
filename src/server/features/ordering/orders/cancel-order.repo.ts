import { eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { among } from '#/server/platform/db/among.ts'
import { orderLines, orders } from './orders.table.ts'
import type { OrderRow } from './orders.repo.ts'

/** In id order, the first lock of every money path. */
export function lockOrders(tx: Tx, ids: readonly string[]): Promise<readonly OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(among(orders.id, ids))
    .orderBy(orders.id)
    .for('no key update')
    .prepare('orders.lock')
    .execute()
}

export async function lockOrderByNumber(tx: Tx, number: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.number, number)).for('no key update')
  return row ?? null
}

/** What is no state; states are written by `writeStates`. */
export async function updateOrder(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      OrderRow,
      | 'refundedTotal'
      | 'keptTotal'
      | 'prepaidBooked'
      | 'prepaidReturned'
      | 'receivableTotal'
      | 'cancelRefundAccount'
      | 'evidence'
      | 'advanceTotal'
      | 'restDueDay'
    >
  >,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

/** Dispatch days of lines whose proof was approved before the money came (deferred payment, late deposit). */
export async function approvedLinesOf(tx: Tx, orderIds: readonly string[]) {
  return tx
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      approvedAt: orderLines.approvedAt,
      origin: orderLines.origin,
      quote: orderLines.quote,
    })
    .from(orderLines)
    .where(sql`${inArray(orderLines.orderId, orderIds)} and ${orderLines.approvedAt} is not null`)
}
