import { compactVerify, errors, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { isCompactJws } from './base64url.ts'
import { ACCESS_TOKEN_MS } from './session-limits.ts'
import { type SigningKeys, TOKEN_ALGORITHM, type VerifyingKey } from './signing-keys.ts'
import type { Audience, Subject } from './subject.ts'

const ISSUER = 'jikji'

const Claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.enum(['member', 'guest', 'partner', 'staff']),
  sub: z.uuid(),
  sid: z.uuid(),
  sp: z.optional(z.string()),
  iat: z.int(),
  exp: z.int(),
  user: z.optional(z.object({ roles: z.optional(z.unknown()) })),
})

/** What a token proves. Its `user` claim is for the browser; the server reads in it only whether the browser knows the roles of now. */
export interface AccessClaims extends z.output<typeof Claims> {
  /** Whether a server of ours made it, not somebody with a signing key and a copy of the sessions. */
  readonly proven: boolean
}

export async function signAccessToken(
  db: DbOrTx,
  keys: SigningKeys,
  token: {
    audience: Audience
    subjectId: string
    sessionId: string
    user: Subject['user']
    beside?: Subject['beside']
    now: Date
  },
): Promise<string> {
  const { kid, key } = await keys.active(db)
  const issued = Math.floor(token.now.getTime() / 1000)
  return new SignJWT({ ...token.beside, sid: token.sessionId, sp: keys.proofOf(token.sessionId), user: token.user })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(token.audience)
    .setSubject(token.subjectId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_MS / 1000)
    .sign(key)
}

/**
 * Checks spelling, algorithm, signature and claims, but not the expiry: an expired token still names its session for renewal.
 * None lives longer than ours do, whatever it claims, and none was issued by a key after that had retired.
 */
export async function readAccessToken(keys: SigningKeys, token: string): Promise<AccessClaims | null> {
  if (token.length > 8_192 || !isCompactJws(token)) return null
  try {
    let signer: VerifyingKey | null = null
    const { payload } = await compactVerify(
      token,
      async ({ kid }) => {
        signer = await keyOf(keys, kid)
        return signer.key
      },
      { algorithms: [TOKEN_ALGORITHM] },
    )
    return signer && judge(keys, signer, Claims.parse(JSON.parse(Buffer.from(payload).toString('utf8'))))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof z.core.$ZodError)
      return null
    throw error
  }
}

function judge(keys: SigningKeys, signer: VerifyingKey, claims: z.output<typeof Claims>): AccessClaims | null {
  if (claims.exp - claims.iat > ACCESS_TOKEN_MS / 1000 || claims.iat * 1000 > signer.lastIssue) return null
  return { ...claims, proven: signer.withoutProof || keys.proves(claims.sp, claims.sid) }
}

async function keyOf(keys: SigningKeys, kid: string | undefined): Promise<VerifyingKey> {
  const key = kid ? await keys.verifier(kid) : null
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}
