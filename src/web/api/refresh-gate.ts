import type { AuthSession } from './auth-session.ts'
import { bothTokens, expiresSoon, tokenHeaders, tokensOf } from './token-rules.ts'

type Headers = Readonly<Record<string, string>>

/** Of fetch or of XMLHttpRequest. */
interface Answered {
  readonly headers: { get(name: string): string | null }
}

let renewing: Promise<unknown> = Promise.resolve()

/**
 * Runs a request with the session's token headers and keeps the pair that its answer brings. While a token is about to end,
 * requests go one after the other, also across tabs: the first one brings the new pair, and the others must not spend the
 * old refresh token again.
 */
export async function withFreshTokens<A extends Answered>(
  session: AuthSession,
  request: (headers: Headers) => Promise<A>,
): Promise<A> {
  const tokens = session.tokens()
  if (!tokens || !expiresSoon(tokens.accessToken, Date.now())) return keepingTokens(session, request)
  return alone(() => {
    session.refresh()
    return keepingTokens(session, request)
  })
}

/** With both tokens, though they do not end: the server exchanges them where the account may do other things by now. */
export const withBothTokens = <A extends Answered>(
  session: AuthSession,
  request: (headers: Headers) => Promise<A>,
): Promise<A> =>
  alone(() => {
    session.refresh()
    const tokens = session.tokens()
    return keepingTokens(session, request, tokens ? bothTokens(tokens) : {})
  })

/** A refusal brings them too: the old pair is spent whatever the answer says, and using it again would end the session. */
async function keepingTokens<A extends Answered>(
  session: AuthSession,
  request: (headers: Headers) => Promise<A>,
  headers: Headers = tokenHeaders(session.tokens(), Date.now()),
): Promise<A> {
  const answer = await request(headers)
  const renewed = tokensOf(answer.headers)
  if (renewed) session.replace(renewed)
  return answer
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('jikji.refresh', work)
  const turn = renewing.then(work, work)
  renewing = turn.catch(() => undefined)
  return turn
}
