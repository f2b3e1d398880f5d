import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { orderHistory } from './orders.table.ts'

export type HistoryEntry = Omit<typeof orderHistory.$inferInsert, 'id'>
export type HistoryRow = typeof orderHistory.$inferSelect

export async function writeHistory(tx: Tx, entries: readonly HistoryEntry[]): Promise<void> {
  await tx.insert(orderHistory).values([...entries])
}

export function readHistory(db: DbOrTx, orderId: string): Promise<readonly HistoryRow[]> {
  return db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id))
}
