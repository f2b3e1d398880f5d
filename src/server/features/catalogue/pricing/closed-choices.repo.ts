import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { closedChoices } from './pricing.table.ts'

export type ClosedRow = typeof closedChoices.$inferSelect

export async function listClosedChoices(db: DbOrTx): Promise<readonly ClosedRow[]> {
  return db.select().from(closedChoices).orderBy(asc(closedChoices.choice))
}

export async function putClosedChoice(tx: Tx, row: typeof closedChoices.$inferInsert): Promise<void> {
  await tx.insert(closedChoices).values(row).onConflictDoUpdate({ target: closedChoices.choice, set: row })
}

/** False when it was not closed. */
export async function deleteClosedChoice(tx: Tx, choice: string): Promise<boolean> {
  const gone = await tx
    .delete(closedChoices)
    .where(eq(closedChoices.choice, choice))
    .returning({ choice: closedChoices.choice })
  return gone.length > 0
}
