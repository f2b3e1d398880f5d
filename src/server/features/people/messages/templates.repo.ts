import { and, eq } from '#/server/platform/db/drizzle.ts'
import type { TemplateId } from '#/domain/messages/message-templates.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type MessageTemplateRow, messageTemplates } from './notifications.table.ts'

export async function readTemplate(db: DbOrTx, id: TemplateId): Promise<MessageTemplateRow | null> {
  const [row] = await db.select().from(messageTemplates).where(eq(messageTemplates.template, id))
  return row ?? null
}

export const readTemplates = (db: DbOrTx): Promise<MessageTemplateRow[]> => db.select().from(messageTemplates)

/** Writes what follows version `from` (0: nothing yet); false when somebody else was faster. */
export async function writeTemplate(tx: Tx, row: MessageTemplateRow, from: number): Promise<boolean> {
  const id = { id: messageTemplates.template }
  const written =
    from === 0
      ? await tx.insert(messageTemplates).values(row).onConflictDoNothing().returning(id)
      : await tx.update(messageTemplates).set(row).where(versionIs(row.template, from)).returning(id)
  return written.length > 0
}

const versionIs = (id: TemplateId, version: number) =>
  and(eq(messageTemplates.template, id), eq(messageTemplates.version, version))
