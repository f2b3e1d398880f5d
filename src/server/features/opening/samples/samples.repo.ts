import { and, desc, eq, isNull, lt } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type SampleRemovalRow, sampleRemovals } from './samples.table.ts'

export async function lastRemoval(db: DbOrTx): Promise<SampleRemovalRow | null> {
  const [row] = await db.select().from(sampleRemovals).orderBy(desc(sampleRemovals.at)).limit(1)
  return row ?? null
}

/** Longer than any that goes on; what is older was given up by its job. */
const LONGEST_MS = 3_600_000

/** False while another one goes on. */
export async function insertRemoval(tx: Tx, row: Pick<SampleRemovalRow, 'id' | 'at' | 'staffId'>): Promise<boolean> {
  const { at, endedAt } = sampleRemovals
  await tx
    .update(sampleRemovals)
    .set({ endedAt: row.at, leftOver: ['끝내지 못했습니다.'] })
    .where(and(isNull(endedAt), lt(at, new Date(row.at.getTime() - LONGEST_MS))))
  const made = await tx.insert(sampleRemovals).values(row).onConflictDoNothing().returning({ id: sampleRemovals.id })
  return made.length === 1
}

export async function endRemoval(db: DbOrTx, id: string, leftOver: readonly string[], endedAt: Date): Promise<void> {
  await db
    .update(sampleRemovals)
    .set({ endedAt, leftOver: [...leftOver] })
    .where(eq(sampleRemovals.id, id))
}
