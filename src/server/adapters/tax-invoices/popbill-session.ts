import type { FastifyBaseLogger } from 'fastify'
import { createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson, readText } from '#/server/adapters/read-json.ts'
import type { Uncertain } from '#/server/ports/tax-invoices.ts'
import { readFault } from './popbill-answers.ts'
import { tokenCall } from './popbill-token.ts'

export interface PopbillSettings {
  /** Where tokens are given: `https://auth.linkhub.co.kr`, or the sandbox's address. */
  readonly auth: string
  readonly service: string
  readonly serviceId: string
  readonly linkId: string
  readonly secretKey: string
  readonly practised: boolean
  readonly timeoutMs?: number
  readonly now?: () => number
}

export type Answer = { readonly kind: 'answer'; readonly ok: boolean; readonly body: unknown } | Uncertain

export interface Ask {
  readonly corp: string
  readonly path: string
  /** Popbill's own verbs go as an override of POST. Missing: GET. */
  readonly act?: 'ISSUE' | 'CANCELISSUE' | 'REVOKEISSUE'
  readonly body?: object
  /** Linkhub's own desk, where points are. */
  readonly atAuth?: true
}

/** Nothing was sent when the connection never stood. */
const NEVER_STOOD = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH'])
const EARLY_MS = 60_000
/** Less than this is the way of the question. */
const CLOCK_OFF_MS = 60_000
/** Of the vendor's gate, where tokens are looked at: nothing behind it was reached. */
const AT_THE_GATE = /^-99/

/**
 * Calls with a token that is asked for once and kept until shortly before it ends. It may end before, and then another is asked for;
 * and it is given to nobody who signs with another time than the vendor's, so that a clock that is off is put right by theirs.
 */
export function popbillSession(
  settings: PopbillSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (ask: Ask) => Promise<Answer> {
  const { now = Date.now } = settings
  const breaker = createBreaker()
  const tokens = new Map<string, { readonly token: string; readonly until: number }>()
  /** The vendor's clock before ours. */
  let ahead = 0

  async function send(url: string, init: RequestInit): Promise<Answer> {
    if (!breaker.mayCall()) return { kind: 'not-sent', code: RESTING }
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(settings.timeoutMs ?? 20_000) })
      const body: unknown = await readJson(response)
      breaker.answered()
      // A fault of the service says nothing about what it had done before.
      return response.status >= 500
        ? { kind: 'unknown', code: `HTTP_${response.status}` }
        : { kind: 'answer', ok: response.ok, body }
    } catch (error) {
      breaker[isSilence(error) ? 'silent' : 'answered']()
      const code = causeCode(error)
      return { kind: NEVER_STOOD.has(code) ? 'not-sent' : 'unknown', code }
    }
  }

  function askToken(corp: string): Promise<Answer> {
    const { path, headers, body } = tokenCall(settings, corp, new Date(now() + ahead))
    return send(`${settings.auth}${path}`, { method: 'POST', headers, body })
  }

  async function clockWasOff(): Promise<boolean> {
    const theirs = await timeAt(settings)
    const off = theirs === null ? 0 : theirs - (now() + ahead)
    if (Math.abs(off) < CLOCK_OFF_MS) return false
    ahead += off
    log.warn({ seconds: Math.round(ahead / 1000) }, 'the clock of this machine is not that of Linkhub')
    return true
  }

  async function tokenOf(corp: string): Promise<Token | Answer> {
    const kept = tokens.get(corp)
    if (kept && kept.until > now()) return { token: kept.token, kept: true }
    const first = await askToken(corp)
    const refused = first.kind === 'answer' && !first.ok
    const answer = refused && (await clockWasOff()) ? await askToken(corp) : first
    // Without a token nothing was issued, whatever happened.
    if (answer.kind !== 'answer') return { kind: 'not-sent', code: answer.code }
    const { session_token: token, expiration } = (answer.body ?? {}) as { session_token?: string; expiration?: string }
    if (!answer.ok || typeof token !== 'string') return { ...answer, ok: false }
    const until = Date.parse(expiration ?? '') - ahead - EARLY_MS
    tokens.set(corp, { token, until: Number.isNaN(until) ? 0 : until })
    return { token, kept: false }
  }

  const call = ({ path, act, body, atAuth }: Ask, token: string): Promise<Answer> =>
    send(`${atAuth ? settings.auth : settings.service}${path}`, {
      method: act ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json;charset=utf-8',
        ...(act ? { 'x-http-method-override': act } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  return async (ask) => {
    const got = await tokenOf(ask.corp)
    if (!('token' in got)) return got
    const answer = await call(ask, got.token)
    if (answer.kind !== 'answer' || answer.ok) return answer
    tokens.delete(ask.corp)
    if (!got.kept || !AT_THE_GATE.test(readFault(answer.body).code)) return answer
    const anew = await tokenOf(ask.corp)
    return 'token' in anew ? call(ask, anew.token) : anew
  }
}

interface Token {
  readonly token: string
  /** From an earlier call: it may have ended since. */
  readonly kept: boolean
}

/** What the vendor's clock says; null where that cannot be learnt. */
async function timeAt({ auth, timeoutMs = 20_000 }: PopbillSettings): Promise<number | null> {
  try {
    const response = await fetch(`${auth}/Time`, { signal: AbortSignal.timeout(timeoutMs) })
    const at = response.ok ? Date.parse((await readText(response, 200)).trim()) : Number.NaN
    return Number.isNaN(at) ? null : at
  } catch {
    return null
  }
}

function causeCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error.cause ? causeCode(error.cause) : error.name
}
