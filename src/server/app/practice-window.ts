import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { practiceOrigin, PRACTICE_PATH } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import type { Config } from '#/server/platform/config.ts'

/** Pages of the practice gateway that a browser visits; its API stays where only servers reach it. */
const PAGES = ['/window', '/window/:key', '/deposits', '/deposits/:orderId']
const LIMIT_MS = 10_000
/** Its style stands in the page; nothing may run in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * Shows the practice payment window under the shop's own address. The gateway itself listens on loopback, where a buyer's
 * telephone, or a computer in the next room, cannot reach it. Nothing is mounted when the shop has the real gateway.
 */
export async function servePracticeWindow(app: FastifyInstance, config: Config): Promise<void> {
  const origin = practiceOrigin(config)
  if (origin === null) return
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const page of PAGES) {
      scope.route({
        method: ['GET', 'POST'],
        url: `${PRACTICE_PATH}${page}`,
        handler: (request, reply) => passOn(origin, request, reply),
      })
    }
  })
}

async function passOn(origin: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = typeof request.body === 'string' ? request.body : null
  const answer = await fetch(`${origin}${request.url.slice(PRACTICE_PATH.length)}`, {
    method: form === null ? 'GET' : 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(form === null ? {} : { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })
  const to = answer.headers.get('location')
  if (to !== null) return reply.redirect(to, answer.status)
  return reply
    .code(answer.status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type(answer.headers.get('content-type') ?? 'text/html; charset=utf-8')
    .send(await answer.text())
}
