import { and, count, desc, eq, isNull } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type DraftRow, tariffDrafts } from './drafts.table.ts'

const open = and(isNull(tariffDrafts.publishedAs), isNull(tariffDrafts.discardedAt))

/** The newest first; there are never more than `MOST_DRAFTS`. */
export async function listOpenDrafts(db: DbOrTx): Promise<readonly DraftRow[]> {
  return db.select().from(tariffDrafts).where(open).orderBy(desc(tariffDrafts.updatedAt))
}

export async function countOpenDrafts(tx: Tx): Promise<number> {
  const [row] = await tx.select({ drafts: count() }).from(tariffDrafts).where(open)
  return row?.drafts ?? 0
}

export async function findOpenDraft(db: DbOrTx, id: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(tariffDrafts)
    .where(and(eq(tariffDrafts.id, id), open))
  return row ?? null
}

/** Also one that has ended, so that whoever comes second can be told how. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(tariffDrafts).where(eq(tariffDrafts.id, id)).for('no key update')
  return row ?? null
}

export async function insertDraft(tx: Tx, row: typeof tariffDrafts.$inferInsert): Promise<void> {
  await tx.insert(tariffDrafts).values(row)
}

export async function updateDraft(tx: Tx, id: string, set: Partial<typeof tariffDrafts.$inferInsert>): Promise<void> {
  await tx.update(tariffDrafts).set(set).where(eq(tariffDrafts.id, id))
}
