import { eq } from '#/server/platform/db/drizzle.ts'
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
