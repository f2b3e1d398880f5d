import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#/server/platform/http/network-of.ts'
import { RateExceeded } from '#/server/platform/http/rate-gate.ts'

/** Pages of one address a minute; as many as it may read of the API. */
const PAGES = 1_200

/** A hook before everything that is drawn or made by the page server. */
export type PageGate = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Drawing a page keeps the process busy for longer than most calls of the API do, and asks for no log-in: a stranger could
 * keep the shop from everybody else with a handful of connections. Browsers are told by `page`, others as by the API.
 */
export function createPageGate(app: FastifyInstance, scale: number, page: () => string): PageGate {
  if (scale === 0) return async () => undefined
  const limit = app.createRateLimit({
    max: Math.ceil(PAGES * scale),
    timeWindow: 60_000,
    keyGenerator: (request) => `page:${networkOf(request.ip)}`,
  })
  return async (request, reply) => {
    const outcome = await limit(request)
    if (outcome.isAllowed || !outcome.isExceeded) return undefined
    if (!request.headers.accept?.includes('text/html')) throw new RateExceeded(outcome.ttlInSeconds)
    return reply
      .code(429)
      .header('retry-after', String(outcome.ttlInSeconds))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page())
  }
}
