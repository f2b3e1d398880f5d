import { and, eq, isNull } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { manuscriptReadings, type ReadingRow } from './ebooks.table.ts'

export async function findReading(db: DbOrTx, sha256: string): Promise<ReadingRow | null> {
  const [row] = await db.select().from(manuscriptReadings).where(eq(manuscriptReadings.sha256, sha256))
  return row ?? null
}

/** Asked for once more, as this kind; false when somebody else did so meanwhile. */
export async function beginAgain(
  db: DbOrTx,
  { sha256, state, readAt }: Pick<ReadingRow, 'sha256' | 'state' | 'readAt'>,
  { kind, askedAt }: Pick<ReadingRow, 'kind' | 'askedAt'>,
): Promise<boolean> {
  const same = readAt === null ? isNull(manuscriptReadings.readAt) : eq(manuscriptReadings.readAt, readAt)
  const rows = await db
    .update(manuscriptReadings)
    .set({ kind, askedAt, state: 'waiting', counts: null, refusal: null, readAt: null })
    .where(and(eq(manuscriptReadings.sha256, sha256), eq(manuscriptReadings.state, state), same))
    .returning({ sha256: manuscriptReadings.sha256 })
  return rows.length > 0
}

/** Nobody reads it any more: whoever brings the same content again begins anew. */
export async function dropWaiting(db: DbOrTx, sha256: string): Promise<void> {
  await db
    .delete(manuscriptReadings)
    .where(and(eq(manuscriptReadings.sha256, sha256), eq(manuscriptReadings.state, 'waiting')))
}

/** False when somebody asked for the same content before. */
export async function beginReading(db: DbOrTx, row: Pick<ReadingRow, 'sha256' | 'kind' | 'askedAt'>): Promise<boolean> {
  const rows = await db
    .insert(manuscriptReadings)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ sha256: manuscriptReadings.sha256 })
  return rows.length > 0
}

export async function endReading(
  db: DbOrTx,
  sha256: string,
  end: Pick<ReadingRow, 'state' | 'counts' | 'refusal' | 'readAt'>,
): Promise<void> {
  await db
    .update(manuscriptReadings)
    .set(end)
    .where(and(eq(manuscriptReadings.sha256, sha256), eq(manuscriptReadings.state, 'waiting')))
}
