import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson } from '#/server/adapters/read-json.ts'
import type { DeliveryNews, Messenger, SendOutcome } from '#/server/ports/messenger.ts'
import { readMessages, readSent, type StoredMessage } from './solapi-answers.ts'
import { type AlimTalk, solapiMessage } from './solapi-messages.ts'

export interface SolapiSettings {
  /** `https://api.solapi.com`, or the sandbox's address. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly apiSecret: string
  /** Registered sender number, digits. */
  readonly from: string
  readonly talk: AlimTalk | null
  readonly timeoutMs?: number
}

type Answer = { readonly status: number; readonly body: unknown } | { readonly status: 0; readonly code: string }

/** Clocks of two machines differ; the vendor's list is asked from a little before. */
const EARLIER_MS = 60_000

/** Solapi message API v4: SMS, LMS and AlimTalk. Also what the sandbox is spoken to with. */
export function solapiMessenger(settings: SolapiSettings, log: Pick<FastifyBaseLogger, 'error'>): Messenger {
  const breaker = createBreaker()

  async function ask(method: 'GET' | 'POST', path: string, json?: object): Promise<Answer> {
    if (!breaker.mayCall()) return { status: 0, code: RESTING }
    try {
      const response = await fetch(`${settings.baseUrl}${path}`, {
        method,
        headers: { authorization: authorizationOf(settings), 'content-type': 'application/json' },
        ...(json ? { body: JSON.stringify(json) } : {}),
        signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
      })
      const body: unknown = await readJson(response)
      breaker.answered()
      return { status: response.status, body }
    } catch (error) {
      breaker[isSilence(error) ? 'silent' : 'answered']()
      return { status: 0, code: error instanceof Error ? error.name : 'UNKNOWN' }
    }
  }

  /** The vendor has no idempotency key, so a message that was tried before is looked for first. */
  async function sentBefore(to: string, since: Date, id: string): Promise<StoredMessage | 'none' | 'unknown'> {
    const startDate = new Date(since.getTime() - EARLIER_MS).toISOString()
    const answer = await ask('GET', `/messages/v4/list?${new URLSearchParams({ to, startDate, limit: '100' })}`)
    if (answer.status !== 200) return 'unknown'
    return readMessages(answer.body).find((message) => message.ownId === id) ?? 'none'
  }

  return {
    async send(message, { id, since, again }): Promise<SendOutcome> {
      const before = again ? await sentBefore(message.to, since, id) : 'none'
      if (before === 'unknown') return { kind: 'not-now', code: 'UNKNOWN_IF_SENT' }
      if (before !== 'none') return { kind: 'accepted', reference: before.reference }
      const body = { messages: [solapiMessage(message, id, settings.from, settings.talk)], showMessageList: true }
      const answer = await ask('POST', '/messages/v4/send-many/detail', body)
      if ('code' in answer) return { kind: 'not-now', code: answer.code }
      const sent = readSent(answer.status, answer.body)
      if (sent.kind !== 'not-now') return sent
      if (sent.ours)
        log.error(
          { code: sent.code },
          'the text message service refuses our call: check key, sender number and balance',
        )
      return { kind: 'not-now', code: sent.code }
    },
    async follow(reference): Promise<DeliveryNews> {
      const answer = await ask('GET', `/messages/v4/list?${new URLSearchParams({ messageId: reference })}`)
      const found = answer.status === 200 && 'body' in answer ? readMessages(answer.body) : []
      return found.find((message) => message.reference === reference)?.news ?? { kind: 'pending' }
    },
    close: async () => undefined,
  }
}

function authorizationOf({ apiKey, apiSecret }: SolapiSettings): string {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}
