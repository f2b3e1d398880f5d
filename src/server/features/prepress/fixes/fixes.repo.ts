import { and, desc, eq, inArray, lt } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { fileFix, type FixRow } from './fixes.table.ts'

const SHOWN_TRIES = 20

/** False when the same try is open already. */
export async function insertFix(tx: Tx, row: typeof fileFix.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(fileFix).values(row).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function findOpenFix(
  db: DbOrTx,
  { fileId, part, wanted }: Pick<FixRow, 'fileId' | 'part' | 'wanted'>,
): Promise<FixRow | null> {
  const same = and(eq(fileFix.fileId, fileId), eq(fileFix.part, part), eq(fileFix.wanted, wanted))
  const [row] = await db
    .select()
    .from(fileFix)
    .where(and(same, inArray(fileFix.state, ['waiting', 'ready'])))
  return row ?? null
}

export async function findFix(db: DbOrTx, id: string): Promise<FixRow | null> {
  const [row] = await db.select().from(fileFix).where(eq(fileFix.id, id))
  return row ?? null
}

/** Tries that have waited since before then, the longest first. */
export async function longWaiting(db: DbOrTx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: fileFix.id })
    .from(fileFix)
    .where(and(eq(fileFix.state, 'waiting'), lt(fileFix.askedAt, before)))
    .orderBy(fileFix.askedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function lockFix(tx: Tx, id: string): Promise<FixRow | null> {
  const [row] = await tx.select().from(fileFix).where(eq(fileFix.id, id)).for('no key update')
  return row ?? null
}

export function fixesOfFile(db: DbOrTx, fileId: string): Promise<readonly FixRow[]> {
  return db.select().from(fileFix).where(eq(fileFix.fileId, fileId)).orderBy(desc(fileFix.askedAt)).limit(SHOWN_TRIES)
}

/** The accepted try that this file came of. */
export async function originOf(db: DbOrTx, fileId: string): Promise<FixRow | null> {
  const [row] = await db
    .select()
    .from(fileFix)
    .where(and(eq(fileFix.candidateId, fileId), eq(fileFix.state, 'accepted')))
  return row ?? null
}

export async function updateFix(db: DbOrTx, id: string, change: Partial<FixRow>): Promise<void> {
  await db.update(fileFix).set(change).where(eq(fileFix.id, id))
}
