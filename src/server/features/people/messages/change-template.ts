import { AppError } from '#/contract/errors.ts'
import { templateProblems } from '#/domain/messages/check-template.ts'
import { mayBeOff, type MessageTemplate, type MessageTexts } from '#/domain/messages/message-template.ts'
import { MESSAGE_TEMPLATES, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { textsOf } from './current-texts.ts'
import type { MessageTemplateRow } from './notifications.table.ts'
import { readTemplate, writeTemplate } from './templates.repo.ts'

type StaffCall = AuditedCall & { readonly principal: StaffPrincipal }

export interface TemplateChange extends MessageTexts {
  /** The one that was looked at. */
  readonly version: number
  readonly mailOn: boolean
  readonly textOn: boolean
}

const STALE = '그 사이 다른 사람이 이 문구를 바꿨습니다.\n새로 고쳐 바뀐 문구를 보신 뒤 다시 저장해 주세요.'

/** Writes the next version of the words; the audit log keeps both. Errors: INVALID_INPUT by text, CONFLICT when it was changed meanwhile. */
export async function changeTemplate(
  tx: Tx,
  { id, change, now }: { readonly id: TemplateId; readonly change: TemplateChange; readonly now: Date },
  call: StaffCall,
): Promise<MessageTemplateRow> {
  const template: MessageTemplate = MESSAGE_TEMPLATES[id]
  const { version, subject, mail, text, mailOn, textOn } = change
  refuseWrong({ subject, mail, text }, template)
  if (!mailOn && !mayBeOff(template)) {
    const message = '법이 정한 알림이나 보안 알림이어서 메일을 끌 수 없습니다.'
    throw new AppError('INVALID_INPUT', message, { mailOn: message })
  }
  return write(
    tx,
    { action: 'message-template.change', id, now, version },
    { subject, mail, text, mailOn, textOn },
    call,
  )
}

/** Back to the words that the shop opened with. Errors: CONFLICT. */
export async function restoreTemplate(
  tx: Tx,
  { id, version, now }: { readonly id: TemplateId; readonly version: number; readonly now: Date },
  call: StaffCall,
): Promise<MessageTemplateRow> {
  return write(tx, { action: 'message-template.restore', id, now, version }, textsOf(id, null), call)
}

async function write(
  tx: Tx,
  { action, id, now, version }: { action: string; id: TemplateId; now: Date; version: number },
  texts: Omit<TemplateChange, 'version'>,
  call: StaffCall,
): Promise<MessageTemplateRow> {
  const before = await readTemplate(tx, id)
  const row = { template: id, ...texts, version: version + 1, changedAt: now, changedBy: call.principal.staffId }
  if ((before?.version ?? 0) !== version || !(await writeTemplate(tx, row, version)))
    throw new AppError('CONFLICT', STALE)
  const { subject, mail, text, mailOn, textOn } = textsOf(id, before)
  const detail = { version: row.version, before: { subject, mail, text, mailOn, textOn }, after: texts }
  await audit(tx, call, { action, objectKind: 'message-template', objectId: id, detail })
  return row
}

function refuseWrong(texts: MessageTexts, template: MessageTemplate): void {
  const problems = templateProblems(texts, template)
  const [first] = Object.values(problems)
  if (first !== undefined) throw new AppError('INVALID_INPUT', first, problems)
}
