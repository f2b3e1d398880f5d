import { and, asc, eq, or, sql } from '#/server/platform/db/drizzle.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { orderViews } from './workqueue.table.ts'

export type OrderViewRow = typeof orderViews.$inferSelect

/** One's own first, so that colleagues who share many hide none of them; then what is shared, by name. */
export function viewsFor(db: Db, staffId: string): Promise<OrderViewRow[]> {
  return db
    .select()
    .from(orderViews)
    .where(or(eq(orderViews.staffId, staffId), eq(orderViews.shared, true)))
    .orderBy(sql`${orderViews.staffId} <> ${staffId}::uuid`, asc(orderViews.name), asc(orderViews.id))
    .limit(MOST_VIEWS)
}

/** More are not found by anybody in a row of tabs. */
export const MOST_VIEWS = 60

export async function findView(tx: Tx, id: string): Promise<OrderViewRow | null> {
  const [row] = await tx.select().from(orderViews).where(eq(orderViews.id, id)).for('update')
  return row ?? null
}

export function countOwnViews(tx: Tx, staffId: string): Promise<number> {
  return tx.$count(orderViews, eq(orderViews.staffId, staffId))
}

/** A new one, or one's own changed; saving twice makes one. */
export async function putView(tx: Tx, row: OrderViewRow): Promise<void> {
  const { id: _id, staffId: _staffId, ...change } = row
  await tx.insert(orderViews).values(row).onConflictDoUpdate({ target: orderViews.id, set: change })
}

export async function dropView(tx: Tx, id: string): Promise<void> {
  await tx.delete(orderViews).where(and(eq(orderViews.id, id)))
}
