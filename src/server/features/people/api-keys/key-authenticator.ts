import { FIRM_ROLES } from '#/domain/members/firm-roles.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Authenticated, Authenticator } from '#/server/platform/sessions/authenticator.ts'
import { bareToken } from '#/server/platform/sessions/refresh-token.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import { findUsable, noteUse } from './api-keys.repo.ts'

/** Told apart from tokens by its beginning, which also lets scanners of leaked secrets find it. */
export const KEY_PREFIX = 'jikji_'
const KEY = /^jikji_[\w-]{32}$/

interface KeyAuthenticatorDeps extends Pick<Services, 'database' | 'clock'> {
  readonly sessions: Authenticator
  readonly sealer: Sealer
  /** Null for a member who left or is blocked. */
  readonly describeMember: DescribeSubject
}

const REFUSED: Authenticated = { principal: { kind: 'visitor' }, refusedKey: true }

/** A key of the API stands where an access token stands; whoever sends neither is asked by the sessions. */
export function keyAuthenticator(deps: KeyAuthenticatorDeps): Authenticator {
  return {
    async authenticate(request) {
      const token = bareToken(request.headers.authorization)
      if (!token?.startsWith(KEY_PREFIX)) return deps.sessions.authenticate(request)
      return KEY.test(token) ? byKey(deps, token) : REFUSED
    },
  }
}

async function byKey(
  { database: { db }, sealer, clock, describeMember }: KeyAuthenticatorDeps,
  secret: string,
): Promise<Authenticated> {
  const now = clock.now()
  const key = await findUsable(db, sealer.digests(secret), now)
  if (!key) return REFUSED
  const member = await describeMember(db, key.memberId)
  const roles = (member?.roles ?? []) as readonly CustomerRole[]
  // Whoever is no firm any more keeps the account, and its keys rest.
  if (!member || !FIRM_ROLES.some((role) => roles.includes(role))) return REFUSED
  await noteUse(db, key, sealer.digest(secret), now)
  const apiKey = { id: key.id, scopes: key.scopes }
  const { pending } = member
  return {
    principal: { kind: 'member', memberId: key.memberId, sessionId: key.id, roles, pending, guest: false, apiKey },
  }
}
