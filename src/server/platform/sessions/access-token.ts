import { compactVerify, type CryptoKey, errors, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { isCompactJws } from './base64url.ts'
import { ACCESS_TOKEN_MS } from './session-limits.ts'
import { type SigningKeys, TOKEN_ALGORITHM } from './signing-keys.ts'
import type { Audience, Subject } from './subject.ts'

const ISSUER = 'jikji'

const Claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.enum(['member', 'partner', 'staff']),
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
})

/** What a token proves. Its `user` claim is for the browser; the server does not read it. */
export type AccessClaims = z.output<typeof Claims>

export async function signAccessToken(
  keys: SigningKeys,
  token: {
    audience: Audience
    subjectId: string
    sessionId: string
    user: Subject['user']
    now: Date
  },
): Promise<string> {
  const { kid, key } = await keys.active()
  const issued = Math.floor(token.now.getTime() / 1000)
  return new SignJWT({ sid: token.sessionId, user: token.user })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(token.audience)
    .setSubject(token.subjectId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_MS / 1000)
    .sign(key)
}

/** Checks spelling, algorithm, signature and claims, but not the expiry: an expired token still names its session for renewal. */
export async function readAccessToken(keys: SigningKeys, token: string): Promise<AccessClaims | null> {
  if (token.length > 8_192 || !isCompactJws(token)) return null
  try {
    const { payload } = await compactVerify(token, (header) => keyOf(keys, header.kid), {
      algorithms: [TOKEN_ALGORITHM],
    })
    return Claims.parse(JSON.parse(Buffer.from(payload).toString('utf8')))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof z.core.$ZodError)
      return null
    throw error
  }
}

async function keyOf(keys: SigningKeys, kid: string | undefined): Promise<CryptoKey> {
  const key = kid ? await keys.verifier(kid) : null
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}
