import { AppError } from '#/contract/errors.ts'
import type { LoginForm } from '#/contract/members/login.contract.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import { findByLogin } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { type OpenedSession, openMemberSession } from './open-member-session.ts'

/** One answer and one duration for an unknown id and a wrong password. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function loginMember(deps: MembersDeps, form: LoginForm, origin: Origin): Promise<OpenedSession> {
  const member = await findByPassword(deps, form)
  return deps.database.transaction((tx) =>
    openMemberSession(tx, deps, member.id, { ...origin, remember: form.remember }),
  )
}

/** Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function findByPassword(
  deps: MembersDeps,
  form: { loginId: string; password: string },
): Promise<MemberRow> {
  await deps.loginThrottle.enter('member', form.loginId)
  const member = await findByLogin(deps.database.db, form.loginId.toLowerCase())
  const right = await deps.passwords.verify(member?.passwordHash ?? null, form.password)
  if (!member || !right) throw new AppError('WRONG_LOGIN')
  await deps.loginThrottle.succeeded('member', form.loginId)
  return member
}

/** The password of somebody who is logged in. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS. */
export async function requirePassword(deps: MembersDeps, memberId: string, stored: string | null, password: string) {
  await deps.loginThrottle.enter('member-proof', memberId)
  if (!(await deps.passwords.verify(stored, password)))
    throw new AppError('WRONG_LOGIN', '비밀번호가 맞지 않습니다. 다시 확인해 주세요.')
  await deps.loginThrottle.succeeded('member-proof', memberId)
}
