import { AppError } from '#/contract/errors.ts'
import type { LoginForm } from '#/contract/people/login.contract.ts'
import { deviceLabels } from '#/domain/members/device-labels.ts'
import type { SignInEntry } from '#/server/platform/passwords/login-throttle.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { findByLogin } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { type OpenedSession, openMemberSession } from './open-member-session.ts'
import { tellSecurity } from './security-notices.ts'
import { tellOfGuessing } from './tell-of-guessing.ts'

/** One answer and one duration for an unknown id and a wrong password. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function loginMember(deps: MembersDeps, form: LoginForm, origin: Origin): Promise<LoggedInHere> {
  const { member, entry } = await findByPassword(deps, form, origin)
  return deps.database.transaction(async (tx) => {
    const opened = await openMemberSession(tx, deps, member.id, { ...origin, remember: form.remember })
    const whose = { audience: 'member', subjectId: member.id } as const
    if (await deps.loginThrottle.isNewDevice(tx, entry, whose))
      await tellSecurity(tx, deps, member, { kind: 'device-new', device: deviceLabels(origin.userAgent) })
    const device = await deps.loginThrottle.passed(tx, entry, whose)
    return { ...opened, device }
  })
}

export interface LoggedInHere extends OpenedSession {
  /** What the browser is known by from now on. */
  readonly device: string
}

/** Right, once the caller has told the throttle so. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function findByPassword(
  deps: MembersDeps,
  form: { loginId: string; password: string },
  { ip, deviceToken }: Pick<Origin, 'ip' | 'deviceToken'>,
): Promise<{ member: MemberRow; entry: SignInEntry }> {
  const { loginId } = form
  const member = await findByLogin(deps.database.db, loginId.toLowerCase())
  const attempt = { audience: 'member', loginId, subjectId: member?.id ?? null, ip, deviceToken } as const
  const entry = await deps.loginThrottle.begin(attempt)
  const right = await deps.passwords.verify(member?.passwordHash ?? null, form.password, entry.isKnown)
  await deps.loginThrottle.stillFree(entry)
  if (!member || !right)
    return deps.loginThrottle.wrong(entry, new AppError('WRONG_LOGIN'), (tx) => tellOfGuessing(tx, deps, member))
  return { member, entry }
}

/** The password of somebody who is logged in. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS. */
export async function requirePassword(deps: MembersDeps, memberId: string, stored: string | null, password: string) {
  const entry = await deps.loginThrottle.enter('member-proof', memberId)
  if (!(await deps.passwords.verify(stored, password, entry.isKnown)))
    await deps.loginThrottle.wrong(entry, new AppError('WRONG_LOGIN', '비밀번호가 맞지 않습니다. 다시 확인해 주세요.'))
  await deps.loginThrottle.succeeded(entry)
}
