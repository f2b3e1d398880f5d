import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResultOf } from '#/contract/endpoint.ts'
import type { Envelope, Failure } from '#/contract/envelope.ts'
import type { Caller } from './callers.ts'

export interface CallOptions<E> {
  /** Nobody in particular unless told. */
  readonly as?: Caller
  readonly params?: ParamsOf<E>
  readonly query?: QueryInputOf<E>
  readonly body?: BodyInputOf<E>
  /** Idempotency key. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer<E> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** The body as it came. */
  readonly text: string
  /** The same, of a file. */
  readonly bytes: Buffer
  /** `resultData`; throws with the refusal when the call failed. */
  readonly data: ResultOf<E>
  /** The refusal, or null when the call succeeded. */
  readonly failure: Failure | null
}

export async function callApp<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: CallOptions<E>,
): Promise<Answer<E>> {
  const response = await app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, options),
    headers: {
      ...(endpoint.idempotent ? { 'idempotency-key': options.key ?? randomUUID() } : {}),
      ...options.as?.headers,
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const envelope = isJson ? response.json<Envelope<ResultOf<E>>>() : null
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    failure: envelope?.result === 'FAIL' ? envelope : null,
    get data(): ResultOf<E> {
      if (envelope?.result === 'SUCCESS') return envelope.resultData
      // A 500 tells its reason to the log alone, which is silent in tests.
      const why = response.statusCode === 500 ? '; TEST_LOG=error shows why' : ''
      throw new Error(`${endpoint.id} answered ${response.statusCode}: ${response.body.slice(0, 500)}${why}`)
    },
  }
}

function urlOf<E extends Endpoint>(endpoint: E, options: CallOptions<E>): string {
  const params = (options.params ?? {}) as Readonly<Record<string, unknown>>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
