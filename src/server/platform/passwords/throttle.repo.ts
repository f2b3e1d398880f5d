import { asc, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { loginThrottle } from './passwords.table.ts'

export type CountRow = typeof loginThrottle.$inferSelect

const LONG_AGO = new Date(0)

/** The rows of these keys, made where there are none, locked in the order of their keys. */
export async function lockCounts(
  tx: Tx,
  wanted: readonly { readonly key: Buffer; readonly account: Buffer | null }[],
): Promise<readonly CountRow[]> {
  const inOrder = wanted.toSorted((one, other) => Buffer.compare(one.key, other.key))
  await tx
    .insert(loginThrottle)
    .values(inOrder.map((row) => ({ ...row, failures: 0, since: LONG_AGO, freeAt: LONG_AGO })))
    .onConflictDoNothing()
  return lockKeys(
    tx,
    inOrder.map(({ key }) => key),
  )
}

export async function readCounts(db: Db, wanted: readonly { readonly key: Buffer }[]): Promise<readonly CountRow[]> {
  const keys = wanted.map(({ key }) => key)
  return db.select().from(loginThrottle).where(inArray(loginThrottle.key, keys))
}

/** Those there are. */
export async function lockKeys(tx: Tx, keys: readonly Buffer[]): Promise<readonly CountRow[]> {
  return tx
    .select()
    .from(loginThrottle)
    .where(inArray(loginThrottle.key, [...keys]))
    .orderBy(asc(loginThrottle.key))
    .for('update')
}

export async function writeCount(
  tx: Tx,
  key: Buffer,
  set: Pick<CountRow, 'failures' | 'since' | 'freeAt'> & Partial<Pick<CountRow, 'toldAt'>>,
): Promise<void> {
  await tx.update(loginThrottle).set(set).where(eq(loginThrottle.key, key))
}

export async function deleteCounts(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  if (keys.length > 0) await tx.delete(loginThrottle).where(inArray(loginThrottle.key, [...keys]))
}

/** Everything counted against an account, whoever tried. */
export async function deleteCountsOf(tx: Tx, account: Buffer): Promise<void> {
  const locked = await tx
    .select({ key: loginThrottle.key })
    .from(loginThrottle)
    .where(eq(loginThrottle.account, account))
    .orderBy(asc(loginThrottle.key))
    .for('update')
  await deleteCounts(
    tx,
    locked.map(({ key }) => key),
  )
}

export async function deleteOldCounts(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from login_throttle where since < ${before} and free_at < ${before}`)
}
