import { describe, expect, it } from 'vitest'
import type { AuthSession } from './auth-session.ts'
import { withBothTokens, withFreshTokens } from './refresh-gate.ts'
import type { TokenPair } from './token-rules.ts'

const token = (secondsLeft: number, name: string) =>
  `${name}.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft })).toString('base64url')}.s`

function sessionWith(first: TokenPair): AuthSession {
  let kept: TokenPair | null = first
  return {
    tokens: () => kept,
    replace: (pair) => void (kept = pair),
    clear: () => void (kept = null),
    refresh: () => undefined,
  }
}

/** The shop's answers, which renew a pair that is about to end, and what the browser sent along. */
function shop(status: number) {
  const sent: string[] = []
  return {
    sent,
    ask: async (headers: Readonly<Record<string, string>>) => {
      const refresh = headers['refresh-token']
      sent.push(refresh ?? 'none')
      const renewed = { authorization: `Bearer ${token(600, 'new')}`, 'refresh-token': 'Bearer second' }
      return new Response('', { status, headers: refresh ? renewed : {} })
    },
  }
}

describe('tokens that an answer brings', () => {
  for (const [what, status] of [
    ['bytes', 200],
    ['a refusal', 400],
    ['a failure', 500],
  ] as const)
    it(`are kept when it is ${what}: the old refresh token is spent, and using it again would end the session`, async () => {
      const session = sessionWith({ accessToken: token(30, 'old'), refreshToken: 'first' })
      const { sent, ask } = shop(status)
      expect((await withFreshTokens(session, ask)).status).toBe(status)
      expect(session.tokens()?.refreshToken).toBe('second')
      await withFreshTokens(session, ask)
      expect(sent).toEqual(['Bearer first', 'none'])
    })

  it('serve all requests that waited: one renewal for five at once', async () => {
    const session = sessionWith({ accessToken: token(30, 'old'), refreshToken: 'first' })
    const { sent, ask } = shop(200)
    await Promise.all(Array.from({ length: 5 }, () => withFreshTokens(session, ask)))
    expect(sent.toSorted()).toEqual(['Bearer first', 'none', 'none', 'none', 'none'])
  })
})

it('both tokens are sent and exchanged long before they end, for whoever may do other things by now', async () => {
  const session = sessionWith({ accessToken: token(600, 'old'), refreshToken: 'first' })
  const { sent, ask } = shop(200)
  await withBothTokens(session, ask)
  await withFreshTokens(session, ask)
  expect(session.tokens()?.refreshToken).toBe('second')
  expect(sent).toEqual(['Bearer first', 'none'])
})
