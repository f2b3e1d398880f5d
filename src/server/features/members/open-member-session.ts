import type { UserInformation } from '#/contract/members/user-information.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TokenPair } from '#/server/platform/sessions/authenticator.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { updateMember } from './members.repo.ts'

export interface OpenedSession {
  readonly tokens: TokenPair
  readonly user: UserInformation
}

/** The last step of a login or join: session, login time, and what the visitor made before it. */
export async function openMemberSession(
  tx: Tx,
  deps: Pick<MembersDeps, 'sessions' | 'clock' | 'onMemberLogin'>,
  memberId: string,
  origin: Origin & { readonly remember: boolean },
): Promise<OpenedSession> {
  const { accessToken, refreshToken, subject } = await deps.sessions.open(tx, {
    audience: 'member',
    subjectId: memberId,
    remembered: origin.remember,
    userAgent: origin.userAgent,
    ip: origin.ip,
  })
  await updateMember(tx, memberId, { lastLoginAt: deps.clock.now() })
  for (const hand of deps.onMemberLogin) await hand(tx, { memberId, visitorKey: origin.visitorKey })
  return { tokens: { accessToken, refreshToken }, user: subject.user as UserInformation }
}
