import type { AuthSession } from './auth-session.ts'
import { expiresSoon, tokenHeaders } from './token-rules.ts'

type Headers = Readonly<Record<string, string>>

let renewing: Promise<unknown> = Promise.resolve()

/**
 * Runs a request with the session's token headers. While a token is about to end, requests go one after the other, also
 * across tabs: the first one brings the new pair, and the others must not spend the old refresh token again.
 */
export async function withFreshTokens<T>(session: AuthSession, request: (headers: Headers) => Promise<T>): Promise<T> {
  const tokens = session.tokens()
  if (!tokens || !expiresSoon(tokens.accessToken, Date.now())) return request(tokenHeaders(tokens, Date.now()))
  return alone(() => {
    session.refresh()
    return request(tokenHeaders(session.tokens(), Date.now()))
  })
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('jikji.refresh', work)
  const turn = renewing.then(work, work)
  renewing = turn.catch(() => undefined)
  return turn
}
