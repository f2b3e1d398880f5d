import { createHash } from 'node:crypto'
import { type Breaker, createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson } from '#/server/adapters/read-json.ts'

export type Bag = Readonly<Record<string, unknown>>
export type Asked = { readonly status: number; readonly body: Bag } | { readonly status: 0; readonly code: string }

const LIMIT_MS = 10_000

/** One for each server that is asked. */
const breakers = new Map<string, Breaker>()

function breakerOf(url: string): Breaker {
  const { origin } = new URL(url)
  const breaker = breakers.get(origin) ?? createBreaker()
  breakers.set(origin, breaker)
  return breaker
}

/** One call to a provider; `status` 0 is no answer. */
export async function askProvider(
  url: string,
  {
    form,
    headers = {},
  }: { readonly form?: Readonly<Record<string, string>>; readonly headers?: Readonly<Record<string, string>> },
  limitMs = LIMIT_MS,
): Promise<Asked> {
  const breaker = breakerOf(url)
  if (!breaker.mayCall()) return { status: 0, code: RESTING }
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    const body: unknown = await readJson(response).catch((error: unknown) => {
      if (isSilence(error)) throw error
      return null
    })
    breaker.answered()
    return { status: response.status, body: bag(body) }
  } catch (error) {
    breaker[isSilence(error) ? 'silent' : 'answered']()
    return { status: 0, code: error instanceof Error ? error.name : 'UNKNOWN' }
  }
}

export const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})
export const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Null when the answer is good; some providers report errors with status 200. */
export function failureOf(asked: Asked): { kind: 'refused' | 'unavailable'; code: string } | null {
  if (!('body' in asked)) return { kind: 'unavailable', code: asked.code }
  const error = words(asked.body['error_code']) ?? words(asked.body['error'])
  if (asked.status === 200 && error === null) return null
  const code = error ?? `HTTP_${asked.status}`
  return { kind: asked.status >= 500 || asked.status === 429 ? 'unavailable' : 'refused', code }
}
