import { and, asc, eq, lte } from '#/server/platform/db/drizzle.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { orderDeliveries } from './orders.table.ts'

/** Deliveries that have been there since before then and that nobody has confirmed, the oldest first. */
export async function arrivedBefore(db: Db, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orderDeliveries.id })
    .from(orderDeliveries)
    .where(and(eq(orderDeliveries.state, 'delivered'), lte(orderDeliveries.deliveredAt, before)))
    .orderBy(asc(orderDeliveries.deliveredAt), asc(orderDeliveries.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
