import { rightsAmong } from '#/domain/members/rights.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Authenticated, TokenPair } from './authenticator.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { Clock } from '#/server/platform/services.ts'
import type { AccessClaims } from './access-token.ts'
import type { LiveSessions } from './live-session-cache.ts'
import { bareToken } from './refresh-token.ts'
import { RENEW_WINDOW_MS } from './session-limits.ts'
import type { SessionRow } from './sessions.repo.ts'
import type { SigningKeys } from './signing-keys.ts'
import { verifiedTokens } from './verified-tokens.ts'

interface AuthenticatorDeps {
  readonly keys: SigningKeys
  readonly clock: Clock
  readonly live: LiveSessions
  readonly renew: (refreshToken: string, sessionId: string) => Promise<TokenPair | null>
}

const VISITOR: Authenticated = { principal: { kind: 'visitor' } }
/** Servers of one shop may disagree about the time by this much. */
const CLOCKS_APART_MS = 60_000

/** Reads the header pair, renews it when both tokens came and the access token is about to end or says other roles than the session has. */
export function authenticatorOf(deps: AuthenticatorDeps) {
  const read = verifiedTokens(deps.keys)
  return async function authenticate(request: Pick<FastifyRequest, 'headers'>): Promise<Authenticated> {
    const { authorization, 'refresh-token': refreshHeader } = request.headers
    const accessToken = bareToken(authorization)
    if (!accessToken) return VISITOR
    const claims = await read(accessToken)
    if (!claims) return VISITOR
    const now = deps.clock.now().getTime()
    if (claims.iat * 1000 > now + CLOCKS_APART_MS) return VISITOR
    const left = claims.exp * 1000 - now
    const refreshToken = typeof refreshHeader === 'string' ? bareToken(refreshHeader) : undefined
    const wanted = refreshToken && (left <= RENEW_WINDOW_MS || (await isOutdated(deps.live, claims)))
    const renewed = wanted ? await deps.renew(refreshToken, claims.sid) : null
    // A last-minute token whose renewal failed may be the thief's or the victim's: its session has just been ended or not,
    // and the row read below says which.
    if (!renewed && (left <= 0 || !claims.proven)) return VISITOR
    const session = await deps.live.find(claims.sid)
    if (!session || !belongs(session, claims)) return VISITOR
    return { principal: principalOf(session), ...(renewed ? { newTokens: renewed } : {}) }
  }
}

/** Since it was issued the account came to do other things: it was approved, or became another type. */
async function isOutdated(live: LiveSessions, claims: AccessClaims): Promise<boolean> {
  const known = claims.user?.roles
  // A customer's token says them in one text; nobody else's is asked for early.
  if (typeof known !== 'string') return false
  const session = await live.find(claims.sid)
  return session !== null && known !== session.roles.join(',')
}

const belongs = (session: SessionRow, claims: AccessClaims) =>
  session.audience === claims.aud && session.subjectId === claims.sub

function principalOf(session: SessionRow): Principal {
  const sessionId = session.id
  const { pending } = session
  if (session.audience === 'partner') return { kind: 'partner', partnerId: session.subjectId, sessionId, pending }
  if (session.audience === 'staff')
    return {
      kind: 'staff',
      staffId: session.subjectId,
      sessionId,
      // A right that this version of the shop does not know opens nothing.
      rights: rightsAmong(session.roles),
      pending,
    }
  return {
    kind: 'member',
    memberId: session.subjectId,
    sessionId,
    roles: session.roles as CustomerRole[],
    pending,
    guest: session.audience === 'guest',
  }
}
