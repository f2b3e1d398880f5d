import { SMS_BYTES, smsBytes } from '#/lib/sms-bytes.ts'
import type { Message } from '#/server/ports/messenger.ts'

const TITLE_BYTES = 40

export interface AlimTalk {
  readonly pfId: string
  /** Ids of the approved templates, by our names. */
  readonly templates: Readonly<Record<string, string>>
}

/** The message as the vendor's API wants it. */
export function solapiMessage(message: Message, id: string, from: string, talk: AlimTalk | null): object {
  const common = { to: message.to, from, text: message.body, customFields: { messageId: id } }
  const templateId = message.template && talk?.templates[message.template.name]
  if (talk && message.template && templateId) {
    const variables = Object.fromEntries(
      Object.entries(message.template.variables).map(([name, value]) => [`#{${name}}`, value]),
    )
    // Who has no KakaoTalk gets the same text from the carrier.
    return { ...common, type: 'ATA', kakaoOptions: { pfId: talk.pfId, templateId, variables, disableSms: false } }
  }
  if (smsBytes(message.body) <= SMS_BYTES) return { ...common, type: 'SMS' }
  return { ...common, type: 'LMS', subject: titleOf(message) }
}

function titleOf({ subject, body }: Message): string {
  let title = ''
  for (const sign of subject ?? body.split('\n')[0] ?? '') {
    if (smsBytes(title + sign) > TITLE_BYTES) break
    title += sign
  }
  return title
}
