import type { DeliveryNews, SendOutcome } from '#/server/ports/messenger.ts'

/** `ours`: nothing is wrong with the message; the shop's account is. */
export type Sent = Exclude<SendOutcome, { kind: 'not-now' }> | { kind: 'not-now'; code: string; ours: boolean }

export interface StoredMessage {
  readonly reference: string
  /** The id that we gave it. */
  readonly ownId: string | null
  readonly news: DeliveryNews
}

type Bag = Readonly<Record<string, unknown>>

const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})
const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
/** A list is an array in one answer and an object keyed by id in another. */
const list = (value: unknown): readonly Bag[] => (Array.isArray(value) ? value : Object.values(bag(value))).map(bag)

/** Taken by the vendor, and on its way to the carrier; every other code but `4000` is a refusal of the carrier. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['2000', '3000'])
const DELIVERED = '4000'
/** Statuses of a call that a new key, a registered number or more balance would let through. */
const OURS: ReadonlySet<number> = new Set([401, 402, 403])

export function readSent(status: number, body: unknown): Sent {
  const { errorCode, errorMessage, failedMessageList, messageList, groupInfo } = bag(body)
  if (status === 200) {
    const [failed] = list(failedMessageList)
    if (failed) return refusal(failed)
    const reference = words(list(messageList)[0]?.['messageId']) ?? words(bag(groupInfo)['groupId'])
    return reference ? { kind: 'accepted', reference } : { kind: 'not-now', code: 'UNREADABLE_ANSWER', ours: false }
  }
  const code = words(errorCode) ?? `HTTP_${status}`
  if (OURS.has(status) || code === 'NotEnoughBalance') return { kind: 'not-now', code, ours: true }
  if (status >= 400 && status < 500 && status !== 429 && status !== 408)
    return { kind: 'refused', code, reason: words(errorMessage) ?? '문자 서비스가 받지 않았습니다.' }
  return { kind: 'not-now', code, ours: false }
}

export function readMessages(body: unknown): readonly StoredMessage[] {
  return list(bag(body)['messageList']).flatMap((message) => {
    const reference = words(message['messageId'])
    if (!reference) return []
    return [{ reference, ownId: words(bag(message['customFields'])['messageId']), news: newsOf(message) }]
  })
}

function newsOf(message: Bag): DeliveryNews {
  const code = words(message['statusCode'])
  if (code === null || ON_THE_WAY.has(code)) return { kind: 'pending' }
  return code === DELIVERED ? { kind: 'delivered' } : refusal(message)
}

function refusal(message: Bag): { kind: 'refused'; code: string; reason: string } {
  const reason = words(message['reason']) ?? words(message['statusMessage']) ?? '통신사가 전하지 못했습니다.'
  return { kind: 'refused', code: words(message['statusCode']) ?? 'REFUSED', reason }
}
