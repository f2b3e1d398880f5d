import type { UserInformation } from '#/contract/people/user-information.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TokenPair } from '#/server/platform/sessions/authenticator.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { findMember, updateMember } from './members.repo.ts'

export interface OpenedSession {
  readonly tokens: TokenPair
  readonly user: UserInformation
}

type Deps = Pick<MembersDeps, 'sessions' | 'clock' | 'onMemberLogin'>
type Where = Origin & { readonly remember: boolean }

/** The last step of a login or join: session, login time, and what the visitor made before it. */
export async function openMemberSession(tx: Tx, deps: Deps, memberId: string, origin: Where): Promise<OpenedSession> {
  const opened = await openSession(tx, deps, memberId, origin)
  await endGuestSession(tx, deps, origin)
  await updateMember(tx, memberId, { lastLoginAt: deps.clock.now() })
  await handOver(tx, deps, memberId, origin)
  return opened
}

/** Of somebody who still has to finish joining; what the visitor made stays the visitor's until then. Null for anybody else. */
export async function openPendingSession(
  tx: Tx,
  deps: Deps,
  memberId: string,
  origin: Where,
): Promise<OpenedSession | null> {
  const member = await findMember(tx, memberId)
  return member?.needAdditionalInfo ? openSession(tx, deps, memberId, origin) : null
}

/** What a visitor made before it goes to the member. */
export async function handOver(
  tx: Tx,
  deps: Pick<Deps, 'onMemberLogin'>,
  memberId: string,
  { visitorKey, principal }: Pick<Origin, 'visitorKey' | 'principal'>,
): Promise<void> {
  const guestId = principal.kind === 'member' && principal.guest ? principal.memberId : null
  const login = { memberId, visitorKey, guestId: guestId === memberId ? null : guestId }
  for (const hand of deps.onMemberLogin) await hand(tx, login)
}

/** Of somebody with a proven phone and no account. */
export async function openGuestSession(tx: Tx, deps: Deps, guestId: string, origin: Origin): Promise<OpenedSession> {
  const opened = await openSession(tx, deps, guestId, { ...origin, remember: false }, 'guest')
  await updateMember(tx, guestId, { lastLoginAt: deps.clock.now() })
  await handOver(tx, deps, guestId, origin)
  return opened
}

/** Whoever logs in is no guest any more at this browser. */
async function endGuestSession(tx: Tx, { sessions }: Deps, { principal }: Where): Promise<void> {
  if (principal.kind !== 'member' || !principal.guest) return
  await sessions.end(tx, { audience: 'guest', subjectId: principal.memberId, id: principal.sessionId }, 'logout')
}

async function openSession(
  tx: Tx,
  deps: Deps,
  memberId: string,
  origin: Where,
  audience: 'member' | 'guest' = 'member',
): Promise<OpenedSession> {
  const { accessToken, refreshToken, subject } = await deps.sessions.open(tx, {
    audience,
    subjectId: memberId,
    remembered: origin.remember,
    userAgent: origin.userAgent,
    ip: origin.ip,
  })
  return { tokens: { accessToken, refreshToken }, user: subject.user as UserInformation }
}
