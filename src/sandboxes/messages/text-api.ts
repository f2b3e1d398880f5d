import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { authorizationCheck, type Keys } from './authorization.ts'
import { type AskedMessage, practiceOf, type TextMessageService } from './text-message-service.ts'

/** The vendor's HTTP API: `send-many/detail` and `list` of v4. */
export function mountTextApi(app: FastifyInstance, desk: TextMessageService, keys: Keys): void {
  const check = authorizationCheck(keys)
  const busy = new Map<string, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/messages/')) return
    const refusal = check(request.headers.authorization)
    if (refusal) await reply.code(403).send({ errorCode: refusal, errorMessage: '인증하지 못했습니다.' })
  })

  app.post('/messages/v4/send-many/detail', async (request, reply) => {
    const { messages } = (request.body ?? {}) as { messages?: readonly AskedMessage[] }
    if (!Array.isArray(messages) || messages.length === 0)
      return reply.code(400).send({ errorCode: 'ValidationError', errorMessage: 'messages가 비어 있습니다.' })
    const practices = messages.map(({ to }) => practiceOf(String(to)))
    if (practices.includes('busy-twice') && countUp(busy, String(messages[0]?.to)) <= 2)
      return reply.code(503).send({ errorCode: 'ServiceUnavailable', errorMessage: '잠시 뒤 다시 시도해 주세요.' })
    const groupId = `G4V${randomUUID().replaceAll('-', '').toUpperCase()}`
    const taken = messages.map((message) => ({ message, outcome: desk.take(message, groupId) }))
    if (practices.includes('answer-lost')) {
      reply.hijack()
      return reply.raw.destroy()
    }
    return {
      failedMessageList: taken.flatMap(({ message, outcome }) =>
        outcome.taken ? [] : [{ ...message, statusCode: '1020', statusMessage: outcome.why }],
      ),
      groupInfo: { groupId, status: 'SENDING', count: { total: messages.length } },
      messageList: taken.flatMap(({ outcome }) =>
        outcome.taken ? [{ messageId: outcome.message.messageId, statusCode: '2000', statusMessage: '정상 접수' }] : [],
      ),
    }
  })

  app.get<{ Querystring: { messageId?: string; to?: string; startDate?: string } }>('/messages/v4/list', (request) => {
    const found = desk.find(request.query)
    return {
      startKey: null,
      nextKey: null,
      limit: 100,
      messageList: Object.fromEntries(found.slice(-100).map((message) => [message.messageId, message])),
    }
  })
}

function countUp(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}
