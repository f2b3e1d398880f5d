import { and, asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { proofPages, type PageRow } from './proofs.table.ts'

export function readPages(db: DbOrTx, proofId: string, version: number): Promise<PageRow[]> {
  return db
    .select()
    .from(proofPages)
    .where(and(eq(proofPages.proofId, proofId), eq(proofPages.version, version)))
    .orderBy(asc(proofPages.number))
}

export async function readPage(db: DbOrTx, proofId: string, version: number, number: number): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(proofPages)
    .where(and(eq(proofPages.proofId, proofId), eq(proofPages.version, version), eq(proofPages.number, number)))
  return row ?? null
}

/** Drawing a version again after a crash writes the same pages again. */
export async function savePages(tx: Tx, rows: readonly PageRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(proofPages)
      .values([...rows])
      .onConflictDoNothing()
}
