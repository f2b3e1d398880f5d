import type { AnswerNames } from '#/domain/support/answer-names.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { answerSettings } from './inquiries.table.ts'

export async function readAnswerNames(db: DbOrTx): Promise<AnswerNames> {
  const [row] = await db.select({ names: answerSettings.names }).from(answerSettings)
  return row?.names ?? 'desk'
}

export async function saveAnswerNames(
  tx: Tx,
  change: { readonly names: AnswerNames; readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  await tx.update(answerSettings).set(change)
}
