import type { MessageListed } from '#/contract/people/messages.contract.ts'
import { maskEmail, maskPhone } from '#/domain/members/masking.ts'
import { MESSAGE_TEMPLATES } from '#/domain/messages/message-templates.data.ts'
import type { MessageRow } from './messages.table.ts'

export function presentListed(row: MessageRow): MessageListed {
  return {
    id: row.id,
    channel: row.channel,
    maskedRecipient: row.channel === 'sms' ? maskPhone(row.recipient) : maskEmail(row.recipient),
    title: titleOf(row),
    state: row.state,
    failure: row.failure,
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    handled: row.handledAt !== null,
  }
}

/** What it tells, else the subject, or the beginning of the text without the shop's and the customer's name. */
function titleOf({ subject, body, template }: MessageRow): string {
  if (template !== null && Object.hasOwn(MESSAGE_TEMPLATES, template)) return MESSAGE_TEMPLATES[template].name
  if (subject !== null) return subject
  if (body === null) return '인증번호'
  return (body.split('\n')[0] ?? '').replace(/^\[[^\]]*\]\s*/, '').replace(/^\S{1,30}님,\s*/, '')
}
