import { and, asc, count, desc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type CorrectionRow, ebookCorrections, ebookDownloads, ebookEditions, type EditionRow } from './ebooks.table.ts'

/** The newest first. */
export function editionsOf(db: DbOrTx, ebookId: string): Promise<EditionRow[]> {
  return db.select().from(ebookEditions).where(eq(ebookEditions.ebookId, ebookId)).orderBy(desc(ebookEditions.edition))
}

const isEdition = (ebookId: string, edition: number) =>
  and(eq(ebookEditions.ebookId, ebookId), eq(ebookEditions.edition, edition))

export async function findEdition(db: DbOrTx, ebookId: string, edition: number): Promise<EditionRow | null> {
  const [row] = await db.select().from(ebookEditions).where(isEdition(ebookId, edition))
  return row ?? null
}

export async function insertEdition(tx: Tx, row: typeof ebookEditions.$inferInsert): Promise<void> {
  await tx.insert(ebookEditions).values(row)
}

/** False when it is finished already: a job that ran twice changes nothing. */
export async function endMaking(tx: Tx, ebookId: string, edition: number, end: Partial<EditionRow>): Promise<boolean> {
  const rows = await tx
    .update(ebookEditions)
    .set(end)
    .where(and(isEdition(ebookId, edition), eq(ebookEditions.state, 'making')))
    .returning({ edition: ebookEditions.edition })
  return rows.length > 0
}

export async function markShown(tx: Tx, ebookId: string, edition: number, at: Date): Promise<void> {
  await tx.update(ebookEditions).set({ shownAt: at }).where(isEdition(ebookId, edition))
}

export function correctionsOf(db: DbOrTx, ebookId: string): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(ebookCorrections)
    .where(eq(ebookCorrections.ebookId, ebookId))
    .orderBy(asc(ebookCorrections.at), asc(ebookCorrections.id))
}

export async function insertCorrections(
  tx: Tx,
  rows: readonly (typeof ebookCorrections.$inferInsert)[],
): Promise<void> {
  await tx.insert(ebookCorrections).values([...rows])
}

export async function lockCorrection(tx: Tx, ebookId: string, id: string): Promise<CorrectionRow | null> {
  const ofEbook = and(eq(ebookCorrections.id, id), eq(ebookCorrections.ebookId, ebookId))
  const [row] = await tx.select().from(ebookCorrections).where(ofEbook).for('update')
  return row ?? null
}

export async function putAnswer(tx: Tx, id: string, answer: string, at: Date): Promise<void> {
  await tx.update(ebookCorrections).set({ answer, answeredAt: at }).where(eq(ebookCorrections.id, id))
}

export async function insertDownload(tx: Tx, row: typeof ebookDownloads.$inferInsert): Promise<void> {
  await tx.insert(ebookDownloads).values(row)
}

export async function countDownloads(db: DbOrTx, ebookId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(ebookDownloads).where(eq(ebookDownloads.ebookId, ebookId))
  return row?.n ?? 0
}
