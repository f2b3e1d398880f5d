import { eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EstimateRaise, estimateRaises } from './estimates.table.ts'

export async function raiseOf(db: DbOrTx, estimateId: string): Promise<EstimateRaise | null> {
  const [raise] = await db.select().from(estimateRaises).where(eq(estimateRaises.estimateId, estimateId))
  return raise ?? null
}

/** A later one takes the place of an earlier one, answered or not. */
export async function putRaise(tx: Tx, raise: EstimateRaise): Promise<void> {
  await tx.insert(estimateRaises).values(raise).onConflictDoUpdate({ target: estimateRaises.estimateId, set: raise })
}

export async function dropRaise(tx: Tx, estimateId: string): Promise<void> {
  await tx.delete(estimateRaises).where(eq(estimateRaises.estimateId, estimateId))
}

export async function declineRaise(tx: Tx, estimateId: string, at: Date): Promise<void> {
  await tx
    .update(estimateRaises)
    .set({ state: 'declined', answeredAt: at })
    .where(eq(estimateRaises.estimateId, estimateId))
}
