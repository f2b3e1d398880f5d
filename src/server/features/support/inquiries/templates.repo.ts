import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { answerTemplates, type TemplateRow } from './inquiries.table.ts'

export function listTemplates(db: DbOrTx): Promise<TemplateRow[]> {
  return db.select().from(answerTemplates).orderBy(asc(answerTemplates.title))
}

export async function lockTemplate(tx: Tx, id: string): Promise<TemplateRow | null> {
  const [row] = await tx.select().from(answerTemplates).where(eq(answerTemplates.id, id)).for('update')
  return row ?? null
}

export async function saveTemplate(tx: Tx, { id, ...set }: TemplateRow): Promise<void> {
  await tx
    .insert(answerTemplates)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: answerTemplates.id, set })
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.delete(answerTemplates).where(eq(answerTemplates.id, id))
}
