import { AppError } from '#/contract/errors.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { hashOfNewPassword } from '#/server/platform/passwords/require-good-password.ts'
import { requirePassword } from './login-member.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember, updateMember } from './members.repo.ts'
import { tellSecurity } from './security-notices.ts'

/** Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, INVALID_INPUT. Every other session of the account ends. */
export async function changePassword(
  deps: MembersDeps,
  who: MemberPrincipal,
  form: { currentPassword: string; newPassword: string },
): Promise<void> {
  const member = await findMember(deps.database.db, who.memberId)
  if (!member) throw new AppError('NOT_FOUND')
  await requirePassword(deps, member.id, member.passwordHash, form.currentPassword)
  const passwordHash = await hashOfNewPassword(deps.passwords, member.passwordHash, {
    password: form.newPassword,
    owner: member,
  })
  await deps.database.transaction(async (tx) => {
    await updateMember(tx, member.id, { passwordHash })
    await deps.sessions.prove(tx, who.sessionId)
    const others = { audience: 'member', subjectId: member.id, keep: who.sessionId } as const
    await deps.sessions.endAll(tx, others, 'password-changed')
    await tellSecurity(tx, deps, member, { kind: 'password-changed' })
  })
}
