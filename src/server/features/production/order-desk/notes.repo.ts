import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { orderNotes, orderReadings } from './order-desk.table.ts'

export const notesOf = (db: DbOrTx, orderId: string) =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.at))

export async function insertNote(tx: Tx, row: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(row)
}

export const readingsOf = (db: DbOrTx, orderId: string) =>
  db.select().from(orderReadings).where(eq(orderReadings.orderId, orderId)).orderBy(asc(orderReadings.at))

/** Whether anybody has read what the customer of the order wrote. */
export async function wasRead(db: DbOrTx, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ at: orderReadings.at })
    .from(orderReadings)
    .where(eq(orderReadings.orderId, orderId))
    .limit(1)
  return rows.length > 0
}

/** Read twice, the first time counts. */
export async function insertReading(tx: Tx, row: typeof orderReadings.$inferInsert): Promise<void> {
  await tx.insert(orderReadings).values(row).onConflictDoNothing()
}
