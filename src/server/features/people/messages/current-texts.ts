import { templateProblems } from '#/domain/messages/check-template.ts'
import type { MessageTexts } from '#/domain/messages/message-template.ts'
import { MESSAGE_TEMPLATES, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import { mayBeOff, type MessageTemplate } from '#/domain/messages/message-template.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { MessageTemplateRow } from './notifications.table.ts'
import { readTemplate } from './templates.repo.ts'

export interface CurrentTexts extends MessageTexts {
  readonly mailOn: boolean
  readonly textOn: boolean
}

/** The words as the desk has them now. Words that cannot be sent are passed over: no message stops because of them. */
export async function currentTexts(db: DbOrTx, id: TemplateId): Promise<CurrentTexts> {
  return textsOf(id, await readTemplate(db, id))
}

export function textsOf(id: TemplateId, row: MessageTemplateRow | null): CurrentTexts {
  const template: MessageTemplate = MESSAGE_TEMPLATES[id]
  const { subject, mail, text } = template
  const standard = { subject, mail, text, mailOn: true, textOn: true }
  if (!row) return standard
  const texts = { subject: row.subject, mail: row.mail, text: row.text }
  const sound = Object.keys(templateProblems(texts, template)).length === 0
  const on = { mailOn: row.mailOn || !mayBeOff(template), textOn: row.textOn }
  return { ...standard, ...(sound ? texts : {}), ...on }
}
