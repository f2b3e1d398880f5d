import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { TracedCall, Traces } from '#/server/platform/audit/traces.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { ListReads } from '#/server/platform/db/list-reads.ts'
import type { Services } from '#/server/platform/services.ts'
import type { LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import type { Authenticator } from '#/server/platform/sessions/authenticator.ts'
import {
  type AccountTurns,
  createAccountTurns,
  LISTS_OF_CALLER,
  READS_OF_CALLER,
  WRITES_OF_CALLER,
} from './account-turns.ts'
import { answerExactly, answerStrictly } from './answer-exactly.ts'
import { countCall, countLong } from './call-count.ts'
import { checkAccess, checkKey } from './check-access.ts'
import { errorAnswer } from './error-answer.ts'
import { type Answer, answeredBefore, answerOnceAround, answerOnceInside, identify } from './idempotency.ts'
import type { Principal } from './principal.ts'
import { networkOf } from './network-of.ts'
import { accountOf, createRateGate, type RateGate } from './rate-gate.ts'
import { type Input, readInput } from './read-input.ts'
import type { Call, Route } from './route.ts'
import { sendTokens } from './token-headers.ts'
import { watchLeaving } from './watch-leaving.ts'

/** One file of at most 20 MB and a few short fields. */
const MULTIPART_LIMITS = { fileSize: 20 * 1024 ** 2, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 }

const REFUSED_KEY = 'API 키가 맞지 않거나 끝났습니다. 마이페이지의 API 연동에서 확인해 주세요.'

export interface MountDeps extends Pick<Services, 'database' | 'log'> {
  readonly lists: ListReads
  readonly authenticator: Authenticator
  readonly rateScale: number
  readonly loginThrottle?: Pick<LoginThrottle, 'deviceOf'>
  /** An answer that is not exactly its contract is an error, not only put right. */
  readonly strictAnswers: boolean
  readonly traces: Traces
  /** How long who has enough at work already waits for a turn; tests wait for a busy machine. */
  readonly turnMs?: number | undefined
}

interface HandleDeps extends MountDeps {
  readonly turns: Readonly<Record<'writes' | 'reads' | 'lists', AccountTurns>>
}

/** Mounts each route behind the same gates: rate limit, who, input, idempotency, transaction, act, envelope. */
export async function mountRoutes(app: FastifyInstance, routes: readonly Route[], deps: MountDeps): Promise<void> {
  const rateGate = createRateGate(
    app,
    deps.rateScale,
    (key, unit) => (unit === 'day' ? countLong(deps.database.db, key, unit) : countCall(deps.database.db, key)),
    (request) => deps.loginThrottle?.deviceOf(deviceTokenOf(request)) ?? null,
  )
  const turns = {
    writes: createAccountTurns(WRITES_OF_CALLER, deps.turnMs),
    reads: createAccountTurns(READS_OF_CALLER, deps.turnMs),
    lists: createAccountTurns(LISTS_OF_CALLER, deps.turnMs),
  }
  const mount = (scope: FastifyInstance, route: Route) => {
    const { endpoint } = route
    const rate = rateGate(endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write'))
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      onSend: async (request, reply) => traceLook(request, reply, deps),
      handler: (request, reply) => handle(route, rate, request, reply, { ...deps, turns }),
    })
  }
  for (const route of routes) if (!route.endpoint.multipart) mount(app, route)
  // Only these routes know how to read a form with a file in it.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
    for (const route of routes) if (route.endpoint.multipart) mount(scope, route)
  })
}

async function handle(
  route: Route,
  rate: RateGate,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HandleDeps,
): Promise<FastifyReply> {
  await rate.address(request)
  const { principal, newTokens, refusedKey } = await deps.authenticator.authenticate(request)
  if (refusedKey) throw new AppError('LOGIN_REQUIRED', REFUSED_KEY)
  if (newTokens) sendTokens(reply, newTokens)
  await rate.apiKey(principal)
  await checkAccessAndRecord(route.endpoint, principal, request, deps)
  await rate.account(request, principal)
  const input = readInput(route.endpoint, request)
  const leaving = watchLeaving(reply)
  const call = callOf(input, principal, request, reply, leaving.begin)
  if (isTraced(principal) && isLook(route.endpoint, call))
    traced.set(request, { endpoint: route.endpoint, call: tracedCall(route.endpoint, call) })
  const answer = await act(route, call, leaving.begun, deps)
  if (leaving.hasBegun()) return reply
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text)
}

/** More say nothing new, and whoever knocks all day would fill the disk of the log. */
const DENIALS_AN_HOUR = 100

/** A visitor who must log in is everyday; somebody who is known and may not is written down. */
async function checkAccessAndRecord(
  endpoint: Endpoint,
  principal: Principal,
  request: FastifyRequest,
  deps: MountDeps,
): Promise<void> {
  try {
    checkAccess(endpoint.access, principal)
    checkKey(endpoint, principal)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') {
      const call = { principal, ip: request.ip, requestId: request.id }
      const { calls } = await countLong(deps.database.db, `denied:${accountOf(principal)}`, 'hour')
      if (calls <= DENIALS_AN_HOUR)
        await audit(deps.database.db, call, { action: 'access.denied', objectKind: 'endpoint', objectId: endpoint.id })
    }
    throw error
  }
}

async function act(route: Route, call: Call<Endpoint>, leaving: Promise<void>, deps: HandleDeps): Promise<Answer> {
  const { endpoint } = route
  const caller = accountOf(call.principal) ?? `visitor:${networkOf(call.ip)}`
  const inTurn = (work: () => Promise<Answer>) => deps.turns.writes(caller, work)
  const id = identify(endpoint, call.request, call.principal)
  const present = (result: unknown) => success(endpoint, result, deps)
  if (route.on === 'lists') {
    // Listened for before the turn comes: whoever hung up while waiting is not searched for.
    const gone = callerGone(call.reply)
    return deps.turns.lists(caller, () =>
      deps.lists.read(gone, async (db) => present(await route.handle(call as never, db as never, undefined as never))),
    )
  }
  if (route.on === 'transaction') {
    const answered = id && route.prepare ? await answeredBefore(deps.database, id) : null
    if (answered) return answered
    const prepared = await route.prepare?.(call as never)
    return inTurn(() =>
      deps.database.transaction((tx) => {
        const work = async () => {
          const answer = present(await route.handle(call as never, tx as never, prepared as never))
          await traceAct(tx, endpoint, call, deps)
          await traceKey(tx, endpoint, call)
          return answer
        }
        return id ? answerOnceInside(tx, id, work) : work()
      }),
    )
  }
  const work = async () => {
    const answer = present(await route.handle(call as never, undefined as never, undefined as never))
    // An act that asks outside services is no transaction; its row is written before the answer.
    if (endpoint.trace && 'act' in endpoint.trace)
      await deps.database.transaction((tx) => traceAct(tx, endpoint, call, deps))
    await traceKey(deps.database.db, endpoint, call)
    return answer
  }
  if (!id) return takesTurn(endpoint, call.principal) ? deps.turns.reads(caller, work, leaving) : work()
  return inTurn(() => answerOnceAround(deps.database, id, () => work().catch((error: unknown) => refusal(error, call))))
}

/** Not what waits for a file on a slow line, nor strangers who log in: that has limits of its own and holds no connection meanwhile. */
const takesTurn = (asked: Endpoint, { kind }: Principal): boolean =>
  asked.method === 'GET' || (kind !== 'visitor' && !asked.multipart && asked.rate !== 'upload')

/** Staff and partners: what they look at and change is other people's. */
const isTraced = ({ kind }: Principal): boolean => kind === 'staff' || kind === 'partner'

/** A list that is a look only when something is searched for in it. */
function isLook({ trace }: Endpoint, { query }: Call<Endpoint>): boolean {
  if (!trace || !('look' in trace) || trace.when === undefined) return true
  return Boolean((query as Readonly<Record<string, unknown>>)[trace.when])
}

/** Calls on their way that somebody of the shop made. */
const traced = new WeakMap<FastifyRequest, { readonly endpoint: Endpoint; readonly call: TracedCall }>()

function tracedCall({ id }: Endpoint, { principal, ip, requestId, params, body }: Call<Endpoint>): TracedCall {
  const plain = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as TracedCall['body']
  return { principal, ip, requestId, endpointId: id, params: plain(params), body: plain(body) }
}

async function traceAct(tx: Tx, endpoint: Endpoint, call: Call<Endpoint>, deps: MountDeps): Promise<void> {
  if (!endpoint.trace || !isTraced(call.principal)) return
  await deps.traces.act(tx, tracedCall(endpoint, call), endpoint.trace)
}

/** What a key changed. What it reads is its member's own, as in the browser; the key itself says when it was last used. */
async function traceKey(db: DbOrTx, { id, method }: Endpoint, call: Call<Endpoint>): Promise<void> {
  const principal: Principal = call.principal
  if (principal.kind !== 'member' || !principal.apiKey || method === 'GET') return
  await audit(db, call, { action: id, objectKind: 'api-key', objectId: principal.apiKey.id })
}

/** The look is written down before the first byte leaves, whoever sends it; when that fails nothing leaves. */
async function traceLook(request: FastifyRequest, reply: FastifyReply, deps: MountDeps): Promise<void> {
  const look = traced.get(request)
  if (!look?.endpoint.trace || reply.statusCode >= 400) return
  traced.delete(request)
  await deps.traces.look(deps.database.db, look.call, look.endpoint.trace)
}

/** Told when the caller has hung up before the answer. */
function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** A refusal is an answer too, to be given again to the same key; anything else is an error and ends the claim. */
function refusal(error: unknown, call: Call<Endpoint>): Answer {
  if (!(error instanceof AppError)) throw error
  const { status, failure } = errorAnswer(error, call.requestId)
  if (status >= 500) throw error
  return { status, text: JSON.stringify(failure) }
}

function success(endpoint: Endpoint, result: unknown, { strictAnswers, log }: MountDeps): Answer {
  const resultData = strictAnswers
    ? answerStrictly(endpoint, result)
    : answerExactly(endpoint, result, (text) => log.error({ endpoint: endpoint.id }, text))
  return { status: 200, text: JSON.stringify({ result: 'SUCCESS', resultData }) }
}

function callOf(
  input: Input,
  principal: Principal,
  request: FastifyRequest,
  reply: FastifyReply,
  leaveTurn: () => void,
): Call<Endpoint> {
  return {
    ...input,
    principal,
    visitorKey: visitorKeyOf(request),
    deviceToken: deviceTokenOf(request),
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    request,
    reply,
    leaveTurn,
  }
}

/** The secret by which a visitor's browser is known again; null when it sent none. INVALID_INPUT: not 128 bits of base64url or hex. */
export function visitorKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['visitor-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\w-]{22,128}$/.test(key)) throw new AppError('INVALID_INPUT')
  return key
}

/** What a browser was given when it logged in here; only the login throttle knows whether it counts. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  const token = request.headers['device-token']
  return typeof token === 'string' ? token : null
}
