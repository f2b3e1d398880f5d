import { randomUUID } from 'node:crypto'
import type { KeptMessage, Mailbox } from './mailbox.ts'

export interface AskedMessage {
  readonly to?: unknown
  readonly from?: unknown
  readonly text?: unknown
  readonly type?: unknown
  readonly subject?: unknown
  readonly kakaoOptions?: { readonly pfId?: unknown; readonly templateId?: unknown } | undefined
  readonly customFields?: Readonly<Record<string, string>> | undefined
}

export interface TextMessage {
  readonly messageId: string
  readonly groupId: string
  readonly to: string
  readonly type: string
  readonly statusCode: string
  readonly statusMessage: string
  readonly reason: string | null
  readonly customFields: Readonly<Record<string, string>>
  readonly dateCreated: string
}

/** What a number ending like this practises. Every other number gets its messages. */
const ENDINGS = {
  '9991': 'refused',
  '9992': 'undeliverable',
  '9993': 'answer-lost',
  '9994': 'busy-twice',
} as const
export type Practice = (typeof ENDINGS)[keyof typeof ENDINGS] | null

export const practiceOf = (to: string): Practice => ENDINGS[to.slice(-4) as keyof typeof ENDINGS] ?? null

export type Taken =
  | { readonly taken: true; readonly message: TextMessage }
  | { readonly taken: false; readonly why: string }

/** Takes messages for the carriers and remembers what became of them. */
export class TextMessageService {
  readonly #messages: TextMessage[] = []
  readonly #mailbox: Mailbox

  constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox
  }

  take(asked: AskedMessage, groupId: string): Taken {
    const { to, from, text } = asked
    if (typeof to !== 'string' || !/^\d{8,11}$/.test(to)) return { taken: false, why: '수신번호 형식이 맞지 않습니다.' }
    if (typeof from !== 'string' || !/^\d{8,11}$/.test(from))
      return { taken: false, why: '등록된 발신번호가 아닙니다.' }
    if (typeof text !== 'string' || text === '') return { taken: false, why: '내용이 없습니다.' }
    const practice = practiceOf(to)
    if (practice === 'refused') return { taken: false, why: '수신을 거부한 번호입니다.' }
    const lost = practice === 'undeliverable'
    const type = typeof asked.type === 'string' ? asked.type : 'SMS'
    const message: TextMessage = {
      messageId: `M4V${randomUUID().replaceAll('-', '').toUpperCase()}`,
      groupId,
      to,
      type,
      // The carrier's word comes at once here; the vendor's own answer says only that it was taken.
      statusCode: lost ? '3058' : '4000',
      statusMessage: lost ? '전송할 수 없음' : '정상 처리',
      reason: lost ? '결번이거나 서비스가 정지된 번호입니다.' : null,
      customFields: asked.customFields ?? {},
      dateCreated: new Date().toISOString(),
    }
    this.#messages.push(message)
    if (this.#messages.length > 5_000) this.#messages.splice(0, 1_000)
    const subject = typeof asked.subject === 'string' ? asked.subject : null
    if (!lost) this.#mailbox.put({ kind: kindOf(type), to, subject, body: text })
    return { taken: true, message }
  }

  find(by: { messageId?: string; to?: string; startDate?: string }): readonly TextMessage[] {
    return this.#messages.filter(
      (message) =>
        (by.messageId === undefined || message.messageId === by.messageId) &&
        (by.to === undefined || message.to === by.to) &&
        (by.startDate === undefined || message.dateCreated >= new Date(by.startDate).toISOString()),
    )
  }
}

const kindOf = (type: string): KeptMessage['kind'] => (type === 'ATA' || type === 'LMS' ? type : 'SMS')
