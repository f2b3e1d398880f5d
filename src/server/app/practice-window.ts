import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { PRACTICE_LOGIN_PATH } from '#/server/adapters/identity/choose-providers.ts'
import { practiceOrigin, PRACTICE_PATH } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import type { Config } from '#/server/platform/config.ts'
import { staysWithUs } from '#/server/platform/http/web-origin.ts'

/** Pages of the practice services that a browser visits; their APIs stay where only servers reach them. */
const PAYMENT_PAGES = ['/window', '/window/:key', '/deposits', '/deposits/:orderId', '/chargebacks/:orderId']
const LOGIN_PAGES = ['/kakao/oauth/authorize', '/naver/oauth2.0/authorize', '/google/o/oauth2/v2/auth']
/** What keys and numbers of orders are made of: no dots, no slashes. */
const PLAIN = /^[\w=-]{1,200}$/
const LIMIT_MS = 10_000
/** Its style stands in the page; nothing may run in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

interface Practice {
  readonly origin: string
  readonly path: string
  readonly pages: readonly string[]
}

/**
 * Shows the pages of practice services under the shop's own address. The services themselves listen on loopback, where a
 * buyer's telephone, or a computer in the next room, cannot reach them. Nothing is mounted for a service that is real, nor
 * in a public shop, whatever else its settings say: here anybody may call an order paid.
 */
export async function servePracticeWindow(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode === 'public') return
  const payment = practiceOrigin(config)
  if (payment !== null) await servePages(app, config, { origin: payment, path: PRACTICE_PATH, pages: PAYMENT_PAGES })
  const identity = config.IDENTITY_SANDBOX_URL
  if (identity) await servePages(app, config, { origin: identity, path: PRACTICE_LOGIN_PATH, pages: LOGIN_PAGES })
}

async function servePages(app: FastifyInstance, config: Config, practice: Practice): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const page of practice.pages) {
      scope.route({
        method: ['GET', 'POST'],
        url: `${practice.path}${page}`,
        handler: (request, reply) =>
          passOn(practice.origin, pageOf(practice.path, page, request), config, request, reply),
      })
    }
  })
}

/**
 * The address of a page, made of what the router matched: in the address as it was sent `..\health` would be one step up, and
 * an encoded letter would shift what is cut off.
 */
function pageOf(under: string, page: string, { params, url }: FastifyRequest): string {
  if (!url.startsWith(`${under}/`)) throw new AppError('NOT_FOUND')
  const path = page.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = String((params as Readonly<Record<string, unknown>>)[name])
    if (!PLAIN.test(value)) throw new AppError('NOT_FOUND')
    return encodeURIComponent(value)
  })
  const query = url.indexOf('?')
  return query === -1 ? path : path + url.slice(query)
}

async function passOn(
  origin: string,
  page: string,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = typeof request.body === 'string' ? request.body : null
  const answer = await fetch(`${origin}${page}`, {
    method: form === null ? 'GET' : 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(form === null ? {} : { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })
  const to = answer.headers.get('location')
  // Whoever wrote the link could name any address to go back to, and ours would vouch for it.
  if (to !== null && !staysWithUs(config, request, to))
    throw new AppError('INVALID_INPUT', '돌아갈 주소가 맞지 않습니다.')
  if (to !== null) return reply.redirect(to, answer.status)
  return reply
    .code(answer.status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type(answer.headers.get('content-type') ?? 'text/html; charset=utf-8')
    .send(await answer.text())
}
