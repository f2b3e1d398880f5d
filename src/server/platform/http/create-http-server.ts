import { randomInt, randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import qs from 'qs'
import { AppError } from '#/contract/errors.ts'
import type { Config } from '#/server/platform/config.ts'
import { limitConnections } from './connection-limit.ts'
import { errorAnswer } from './error-answer.ts'
import { endSlowBodies } from './slow-bodies.ts'
import { endSlowReaders } from './slow-readers.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { TOKEN_HEADERS } from './token-headers.ts'
import { mayCallApi, type WebAddressSettings } from './web-origin.ts'

const JSON_LIMIT = 1024 * 1024
const HEADERS_TIMEOUT_MS = 10_000
/** Long enough for an 8 MiB part on a slow line. */
const REQUEST_TIMEOUT_MS = 300_000
const KEEP_ALIVE_MS = 65_000
/** Of one process; the next is closed at once instead of taking the memory of those who are served. */
const MOST_CONNECTIONS = 8_192

export interface HttpOptions {
  readonly config: Pick<Config, 'trustProxy' | 'webOrigins'> &
    Partial<Pick<Config, 'CONNECTIONS_PER_NETWORK'>> &
    WebAddressSettings
  readonly log: Logger
  /** Refuses work with 503 while the event loop is later than this; 0 never, as in tests, which run on busy machines. */
  readonly overloadMs: number
  /** Sent to who wants a page; others get the failure as JSON. */
  readonly pages?: PlainPages
}

interface PlainPages {
  /** The address cannot be read. */
  badAddress(): string
  /** The shop is too busy, or what it needs is away for a moment. */
  busy(): string
}

/** The bare server: limits, parsers, headers and errors; routes are mounted by the caller. */
export async function createHttpServer({ config, log, overloadMs, pages }: HttpOptions): Promise<FastifyInstance> {
  // Named as Fastify's own logger type, or the whole app takes pino's type for its parameter.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery, ignoreTrailingSlash: true },
    trustProxy: trustProxyOf(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: answerBadAddress(pages),
  })
  // Only JSON is parsed; a route that takes other bodies adds its parser in its own scope.
  app.removeContentTypeParser('text/plain')
  app.server.maxConnections = MOST_CONNECTIONS
  limitConnections(app, { perNetwork: config.CONNECTIONS_PER_NETWORK ?? 0, behindProxy: config.trustProxy !== false })
  endSlowBodies(app)
  endSlowReaders(app)
  refuseTwoHosts(app)
  setSecurityHeaders(app)
  setErrorAnswers(app, pages)
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers
      done(null, {
        origin: origin !== undefined && mayCallApi(config, request, origin) ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: [...TOKEN_HEADERS, 'retry-after', 'etag', 'content-disposition'],
        maxAge: 600,
      })
    },
  })
  await app.register(rateLimit, { global: false })
  if (overloadMs > 0) await shedOverload(app, overloadMs)
  return app
}

/** A proxy and the shop may each believe another of the two. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new AppError('INVALID_INPUT')
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** Before any route is found: the address itself cannot be read. */
const answerBadAddress =
  (pages: PlainPages | undefined) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, failure } = errorAnswer(error, request.id)
    const page = wantsPage(request) ? pages?.badAddress() : undefined
    void reply
      .code(status)
      .type(page === undefined ? JSON_TYPE : HTML_TYPE)
      .send(page ?? JSON.stringify(failure))
  }

/** The specification's limits: repeated keys, dotted nesting, depth 5, 20 array items, 1,000 parameters. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 5, arrayLimit: 20, parameterLimit: 1000, allowDots: true, plainObjects: false })
}

function trustProxyOf(setting: Config['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return typeof setting === 'boolean' ? setting : [...setting]
}

/** A route says them of what it means to send, before the storage may refuse to open it: a browser would keep the refusal for a day. */
const OF_THE_CONTENT = [
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

/** Seconds until a page opens itself again. They differ, or everybody who was sent away would come back at once. */
const openAgainAfter = (): number => randomInt(4, 12)

function setErrorAnswers(app: FastifyInstance, pages: PlainPages | undefined): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, request.id)
    const { method } = request
    const about = {
      err: error,
      method,
      url: request.routeOptions.url,
      status: answer.status,
      code: answer.failure.code,
    }
    request.log[answer.level](about, 'request failed')
    for (const name of OF_THE_CONTENT) reply.removeHeader(name)
    reply.header('cache-control', 'no-store')
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
    const page = answer.status === 503 && wantsPage(request) ? pages?.busy() : undefined
    if (page !== undefined) reply.header('refresh', String(openAgainAfter()))
    return reply
      .code(answer.status)
      .type(page === undefined ? JSON_TYPE : HTML_TYPE)
      .send(page ?? JSON.stringify(answer.failure))
  })
  app.setNotFoundHandler(async () => {
    throw new AppError('NOT_FOUND')
  })
}

async function shedOverload(app: FastifyInstance, overloadMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: overloadMs,
    sampleInterval: 500,
    pressureHandler: (request) => {
      // Health answers must stay true under load, or the shop is restarted when it is busiest.
      if (/^\/(livez|readyz)$/.test(request.url)) return
      // Half a page is worse than a late one: without one of its scripts it never answers, and a file costs next to nothing.
      if (request.url.startsWith('/assets/')) return
      throw new AppError('UNAVAILABLE', '지금 이용자가 많습니다. 잠시 뒤 다시 해 주세요.')
    },
  })
}
