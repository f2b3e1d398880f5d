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
  { visitorKey }: Pick<Origin, 'visitorKey'>,
): Promise<void> {
  for (const hand of deps.onMemberLogin) await hand(tx, { memberId, visitorKey })
}

async function openSession(tx: Tx, deps: Deps, memberId: string, origin: Where): Promise<OpenedSession> {
  const { accessToken, refreshToken, subject } = await deps.sessions.open(tx, {
    audience: 'member',
    subjectId: memberId,
    remembered: origin.remember,
    userAgent: origin.userAgent,
    ip: origin.ip,
  })
  return { tokens: { accessToken, refreshToken }, user: subject.user as UserInformation }
}
