import { desc, isNotNull, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { LONGEST_SESSION_MS } from './session-limits.ts'
import { signingKeys } from './sessions.table.ts'

export type KeyRow = typeof signingKeys.$inferSelect
export type NewKey = typeof signingKeys.$inferInsert

export async function activeKey(db: DbOrTx): Promise<KeyRow | null> {
  const [row] = await db
    .select()
    .from(signingKeys)
    .where(isNull(signingKeys.retiredAt))
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)
  return row ?? null
}

export const allKeys = (db: DbOrTx): Promise<KeyRow[]> => db.select().from(signingKeys)

export async function insertKey(db: DbOrTx, key: NewKey): Promise<void> {
  await db.insert(signingKeys).values(key).onConflictDoNothing()
}

/** Two that rotate at once come one after the other. */
export async function replaceKey(tx: Tx, key: NewKey, now: Date): Promise<string> {
  await lockKeys(tx)
  await tx.update(signingKeys).set({ retiredAt: now }).where(isNull(signingKeys.retiredAt))
  await tx.insert(signingKeys).values(key)
  return key.kid
}

/** Keys that lay in clear are in every backup: their private halves go, and they sign no more. True when there were some. */
export async function wipeClearKeys(tx: Tx, now: Date): Promise<boolean> {
  await lockKeys(tx)
  const wiped = await tx
    .update(signingKeys)
    .set({ privateJwk: null, retiredAt: sql`coalesce(${signingKeys.retiredAt}, ${now.toISOString()}::timestamptz)` })
    .where(isNotNull(signingKeys.privateJwk))
    .returning({ kid: signingKeys.kid })
  return wiped.length > 0
}

/** Removes signing keys that retired before any session that can still live was opened. */
export async function deleteRetiredKeys(tx: Tx, now: Date): Promise<void> {
  await tx.delete(signingKeys).where(lt(signingKeys.retiredAt, new Date(now.getTime() - LONGEST_SESSION_MS)))
}

async function lockKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing_key', 0))`)
}
