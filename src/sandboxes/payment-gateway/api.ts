import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Journal, StoredAnswer } from './journal.ts'
import type { Service } from './service.ts'
import { Refusal } from './refusal.ts'
import { view } from './payment.ts'
import { settlementsOf } from './settlements.ts'

const SLOW_MS = 25_000
/** Never answered: the caller sees a connection that broke after the money moved. */
const LOST = { status: 0, body: {} } as const

export interface ApiSettings {
  readonly secretKey: string
  readonly slowMs?: number
}

/** The vendor's API v1 as far as the shop uses it: confirm, issue an account, look up, cancel, settlements. */
export function mountApi(app: FastifyInstance, service: Service, journal: Journal, settings: ApiSettings): void {
  const running = new Set<string>()

  async function answered(
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<StoredAnswer> | StoredAnswer,
  ) {
    const refused = gate(request, settings.secretKey)
    if (refused) return reply.code(refused.status).send(refused.body)
    const given = request.headers['idempotency-key']
    if (given === undefined || request.method !== 'POST') return finish(reply, await tried(act))
    if (typeof given !== 'string' || given.length > 300)
      return reply.code(400).send({ code: 'INVALID_IDEMPOTENCY_KEY', message: '멱등키를 확인해주세요.' })
    // As the vendor does: the first answer belongs to key and address; the body is not compared.
    const key = `${request.url} ${given}`
    const stored = journal.answer(key)
    if (stored) return finish(reply, stored)
    if (running.has(key))
      return reply.code(409).send({ code: 'IDEMPOTENT_REQUEST_PROCESSING', message: '이전 멱등 요청이 처리중입니다.' })
    running.add(key)
    const answer = await tried(act).finally(() => running.delete(key))
    if (answer.status !== 0) journal.saveAnswer(key, answer)
    return finish(reply, answer)
  }

  app.post('/v1/payments/confirm', (request, reply) =>
    answered(request, reply, async () => {
      const { paymentKey, orderId, amount } = (request.body ?? {}) as Record<string, unknown>
      if (typeof paymentKey !== 'string' || typeof orderId !== 'string' || typeof amount !== 'number')
        throw new Refusal(400, 'INVALID_REQUEST', '잘못된 요청입니다.')
      const before = service.find({ paymentKey })
      if (before.outcome === 'slow') await sleep(settings.slowMs ?? SLOW_MS)
      const payment = service.confirm(paymentKey, orderId, amount)
      return payment.outcome === 'lost-answer' ? LOST : { status: 200, body: view(payment) }
    }),
  )
  app.post('/v1/virtual-accounts', (request, reply) =>
    answered(request, reply, () => {
      const { orderId, orderName, amount, customerName, bank } = (request.body ?? {}) as Record<string, unknown>
      if (typeof orderId !== 'string' || typeof amount !== 'number' || typeof orderName !== 'string')
        throw new Refusal(400, 'INVALID_REQUEST', '잘못된 요청입니다.')
      if (typeof bank !== 'string') throw new Refusal(400, 'INVALID_BANK', '유효하지 않은 은행입니다.')
      const window = { orderId, orderName, amount, customerName: String(customerName ?? '') }
      return { status: 200, body: view(service.issueAccount(window)) }
    }),
  )
  app.get<{ Params: { key: string } }>('/v1/payments/:key', (request, reply) =>
    answered(request, reply, () => ({ status: 200, body: view(service.find({ paymentKey: request.params.key })) })),
  )
  app.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    answered(request, reply, () => ({ status: 200, body: view(service.find({ orderId: request.params.orderId })) })),
  )
  app.get('/v1/settlements', (request, reply) =>
    answered(request, reply, () => {
      const { startDate, endDate, page, size } = request.query as Record<string, unknown>
      if (typeof startDate !== 'string' || typeof endDate !== 'string')
        throw new Refusal(400, 'INVALID_REQUEST', '잘못된 요청입니다.')
      const asked = { startDate, endDate, page: Number(page ?? 1), size: Math.min(Number(size ?? 100), 5_000) }
      return { status: 200, body: settlementsOf(journal.payments(), asked) }
    }),
  )
  app.post<{ Params: { key: string } }>('/v1/payments/:key/cancel', (request, reply) =>
    answered(request, reply, () => ({
      status: 200,
      body: view(service.cancel(request.params.key, request.body ?? {})),
    })),
  )
}

/** Test code first, as the vendor does: it answers before anything else is looked at, but wants a valid key. */
function gate(request: FastifyRequest, secretKey: string): StoredAnswer | null {
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const { authorization } = request.headers
  if (!authorization?.startsWith('Basic '))
    return { status: 403, body: { code: 'INCORRECT_BASIC_AUTH_FORMAT', message: '인증 형식을 확인해주세요.' } }
  if (authorization !== expected)
    return {
      status: 401,
      body: { code: 'UNAUTHORIZED_KEY', message: '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.' },
    }
  const code = request.headers['tosspayments-test-code']
  return typeof code === 'string' ? { status: 400, body: { code, message: `시험 코드 ${code}` } } : null
}

async function tried(act: () => Promise<StoredAnswer> | StoredAnswer): Promise<StoredAnswer> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { code: error.code, message: error.message } }
  }
}

function finish(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  if (answer.status !== 0) return reply.code(answer.status).send(answer.body)
  reply.hijack()
  reply.raw.destroy()
  return reply
}
