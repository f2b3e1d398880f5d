import { type AccessClaims, readAccessToken } from './access-token.ts'
import type { SigningKeys } from './signing-keys.ts'

const MOST = 5_000

/**
 * Reads access tokens and remembers those whose signature held: checking it costs more than all other gates of a request.
 * What is remembered is only what the token says; its expiry and its session are asked anew by the caller each time. Tokens
 * that do not count are not remembered, and the oldest makes room for the newest.
 */
export function verifiedTokens(keys: SigningKeys): (token: string) => Promise<AccessClaims | null> {
  const verified = new Map<string, AccessClaims>()
  return async (token) => {
    const known = verified.get(token)
    if (known) return known
    const claims = await readAccessToken(keys, token)
    if (!claims) return null
    if (verified.size >= MOST) verified.delete(verified.keys().next().value ?? '')
    verified.set(token, claims)
    return claims
  }
}
