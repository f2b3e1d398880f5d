import { and, asc, eq } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { orderChanges, type OrderChangeRow } from './order-changes.table.ts'

/** All changes of an order, oldest first. */
export function changesOf(db: DbOrTx, orderId: string): Promise<OrderChangeRow[]> {
  return db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.askedAt), asc(orderChanges.id))
}

/** By order, the oldest first. */
export async function changesOfOrders(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderChangeRow[]>> {
  const rows = await db
    .select()
    .from(orderChanges)
    .where(among(orderChanges.orderId, orderIds))
    .orderBy(asc(orderChanges.askedAt), asc(orderChanges.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** The change that waits for its money; there is one at most. The lock on the order holds it. */
export async function waitingChangeOf(db: DbOrTx, orderId: string): Promise<OrderChangeRow | null> {
  const [row] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'waiting')))
  return row ?? null
}

export async function insertChange(tx: Tx, row: OrderChangeRow): Promise<void> {
  await tx.insert(orderChanges).values(row)
}

export async function endWaitingChange(
  tx: Tx,
  id: string,
  end: Pick<OrderChangeRow, 'endedAt' | 'endReason'> & { readonly state: 'applied' | 'taken-back' },
): Promise<void> {
  await tx
    .update(orderChanges)
    .set(end)
    .where(and(eq(orderChanges.id, id), eq(orderChanges.state, 'waiting')))
}
