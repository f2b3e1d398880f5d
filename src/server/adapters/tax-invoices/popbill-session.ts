import { createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson } from '#/server/adapters/read-json.ts'
import type { Uncertain } from '#/server/ports/tax-invoices.ts'
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

/** Calls with a token that is asked for once and kept until shortly before it ends. */
export function popbillSession(settings: PopbillSettings): (ask: Ask) => Promise<Answer> {
  const { now = Date.now } = settings
  const breaker = createBreaker()
  const tokens = new Map<string, { readonly token: string; readonly until: number }>()

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

  async function tokenOf(corp: string): Promise<{ readonly token: string } | Answer> {
    const kept = tokens.get(corp)
    if (kept && kept.until > now()) return kept
    const { path, headers, body } = tokenCall(settings, corp, new Date(now()))
    const answer = await send(`${settings.auth}${path}`, { method: 'POST', headers, body })
    // Without a token nothing was issued, whatever happened.
    if (answer.kind !== 'answer') return { kind: 'not-sent', code: answer.code }
    const { session_token: token, expiration } = (answer.body ?? {}) as { session_token?: string; expiration?: string }
    if (!answer.ok || typeof token !== 'string') return { ...answer, ok: false }
    const until = Date.parse(expiration ?? '') - EARLY_MS
    tokens.set(corp, { token, until: Number.isNaN(until) ? 0 : until })
    return { token }
  }

  return async ({ corp, path, act, body, atAuth }) => {
    const got = await tokenOf(corp)
    if (!('token' in got)) return got
    const answer = await send(`${atAuth ? settings.auth : settings.service}${path}`, {
      method: act ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${got.token}`,
        'content-type': 'application/json;charset=utf-8',
        ...(act ? { 'x-http-method-override': act } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (answer.kind === 'answer' && !answer.ok) tokens.delete(corp)
    return answer
  }
}

function causeCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error.cause ? causeCode(error.cause) : error.name
}
