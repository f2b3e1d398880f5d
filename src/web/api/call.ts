import type { AdminPath } from '#/contract/admin-paths.ts'
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResultOf } from '#/contract/endpoint.ts'
import type { Envelope } from '#/contract/envelope.ts'
import { ApiError } from './api-error.ts'
import { apiOrigin } from './api-origin.ts'
import type { Audience } from './app-callbacks.ts'
import { audienceOf, appCallbacks, loginPath, sessionOf } from './app-callbacks.ts'
import { wayToFinishJoining } from './finish-joining.ts'
import { deviceHeader, keepDeviceToken } from './device-token.ts'
import type { QueryValue } from './query-string.ts'
import { queryString } from './query-string.ts'
import { withFreshTokens } from './refresh-gate.ts'
import { visitorKey } from './visitor-key.ts'

type Needed<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>

/** What a call of this endpoint needs: only the parts it declares, and an idempotency key where it wants one. */
export type CallInput<E extends Endpoint> = Needed<'params', ParamsOf<E>> &
  Needed<'query', QueryInputOf<E>> &
  Needed<'body', BodyInputOf<E>> & {
    /** One per intent, not per try: make it with `newIdempotencyKey()` when the form opens. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal | undefined
    /** `dialog` (default) shows the server's message and throws; `throw` only throws. */
    readonly errors?: 'dialog' | 'throw'
  }

/** The loose shape behind the typed one. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
  readonly errors?: 'dialog' | 'throw'
}

/** Where somebody of the staff chooses a password and a second factor; until then every other call is refused. */
const OWN_ACCOUNT = '/admin/account' satisfies AdminPath

/**
 * Asks the server. Resolves to `resultData`; rejects with `ApiError`, or with an AbortError when taken back. A 401 logs
 * out and leads to the login page with the way back; a 403 that wants more information leads to where it is given.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResultOf<E>> {
  const loose = input as LooseInput
  try {
    return (await send(endpoint, loose)) as ResultOf<E>
  } catch (error) {
    if (error instanceof ApiError) settleFailure(error, audienceOf(endpoint.access, location.pathname), loose)
    throw error
  }
}

async function send(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  const session = sessionOf(audienceOf(endpoint.access, location.pathname))
  const answer = await withFreshTokens(session, (tokenHeaders) =>
    fetch(apiOrigin() + pathWithQuery(endpoint, input), {
      method: endpoint.method,
      headers: { ...plainHeaders(input), ...deviceHeader(endpoint), ...tokenHeaders },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
    }).catch((error: unknown) => {
      throw error instanceof TypeError ? new ApiError(0, null) : error
    }),
  )
  keepDeviceToken(answer)
  return readEnvelope(answer)
}

/** Path of the endpoint with its parameters and query filled in. */
export function pathWithQuery(endpoint: Pick<Endpoint, 'path'>, input: LooseInput): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === '') throw new TypeError(`no value for :${name} of ${endpoint.path}`)
    return encodeURIComponent(String(value))
  })
  const query = queryString(input.query ?? {})
  return query ? `${path}?${query}` : path
}

function plainHeaders(input: LooseInput): Record<string, string> {
  return {
    accept: 'application/json',
    'visitor-key': visitorKey(),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
  }
}

/** `resultData`, or a thrown `ApiError` when the answer or its envelope says FAIL. */
export async function readEnvelope(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => null)) as Envelope<unknown> | null
  if (body?.result === 'SUCCESS' && answer.ok) return body.resultData
  throw new ApiError(answer.status, body?.result === 'FAIL' ? body : null)
}

/** What every failed call leads to, whichever way it was sent. */
export function settleFailure(error: ApiError, audience: Audience, input: Pick<LooseInput, 'errors'>): void {
  const port = appCallbacks()
  if (input.errors !== 'throw') port.showError(error)
  if (error.status === 401) {
    sessionOf(audience).clear()
    port.navigate(loginPath(audience, location.pathname + location.search))
  }
  if (error.code === 'ACCOUNT_NOT_READY' && audience === 'staff' && location.pathname !== OWN_ACCOUNT)
    port.navigate(OWN_ACCOUNT)
  if (error.code === 'FORBIDDEN') port.onDenied?.()
  const way = error.status === 403 && error.needAdditionalInfo ? wayToFinishJoining(location) : null
  if (way) port.navigate(way)
}
