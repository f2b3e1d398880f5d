import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type GiveBackRow, giveBacks, giveBackSettings } from './give-backs.table.ts'

export async function insertGiveBack(tx: Tx, row: GiveBackRow): Promise<void> {
  await tx.insert(giveBacks).values(row)
}

export async function updateGiveBack(tx: Tx, id: string, change: Partial<GiveBackRow>): Promise<void> {
  await tx.update(giveBacks).set(change).where(eq(giveBacks.id, id))
}

export async function readGiveBack(db: DbOrTx, id: string): Promise<GiveBackRow | null> {
  const [row] = await db.select().from(giveBacks).where(eq(giveBacks.id, id))
  return row ?? null
}

/** Oldest first. */
export const giveBacksOf = (db: DbOrTx, orderId: string): Promise<GiveBackRow[]> =>
  db.select().from(giveBacks).where(eq(giveBacks.orderId, orderId)).orderBy(asc(giveBacks.askedAt), asc(giveBacks.id))

/** What waits for a second person, the longest waiting first. */
export const askedGiveBacks = (db: DbOrTx): Promise<GiveBackRow[]> =>
  db
    .select()
    .from(giveBacks)
    .where(eq(giveBacks.state, 'asked'))
    .orderBy(asc(giveBacks.askedAt), asc(giveBacks.id))
    .limit(100)

/** Above so many won a second person agrees. */
export async function readSecondAbove(db: DbOrTx): Promise<number> {
  const [row] = await db.select().from(giveBackSettings)
  if (!row) throw new Error('give_back_settings has no row')
  return row.secondAbove
}

/** Whoever changes it next waits. */
export async function lockSecondAbove(tx: Tx): Promise<number> {
  const [row] = await tx.select().from(giveBackSettings).for('update')
  if (!row) throw new Error('give_back_settings has no row')
  return row.secondAbove
}

export async function updateSettings(
  tx: Tx,
  change: { readonly secondAbove: number; readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  await tx.update(giveBackSettings).set(change)
}
