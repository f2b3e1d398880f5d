import { eq } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { orders } from './orders.table.ts'

export type OrderRow = typeof orders.$inferSelect

export async function readOrder(db: DbOrTx, orderId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  return row ?? null
}

export async function readOrderByNumber(db: DbOrTx, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row ?? null
}

/** Of many in one statement, in no order; one that is not there is left out. */
export function readOrders(db: DbOrTx, orderIds: readonly string[]): Promise<readonly OrderRow[]> {
  return db.select().from(orders).where(among(orders.id, orderIds))
}
