import { AppError } from '#/contract/errors.ts'
import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { hashOfNewPassword } from '#/server/platform/passwords/require-good-password.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findStaff, updateStaff } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'

type StaffCall = AuditedCall & { readonly principal: StaffPrincipal }

/** The own password once more, before an act that whoever sits down at an open desk must not do. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS. */
export async function requireStaffPassword(deps: StaffDeps, staffId: string, password: string): Promise<StaffRow> {
  const staff = await findStaff(deps.database.db, { id: staffId })
  const entry = await deps.loginThrottle.enter('staff-proof', staffId)
  if (!staff || !(await deps.passwords.verify(staff.passwordHash, password, entry.isKnown)))
    return deps.loginThrottle.wrong(
      entry,
      new AppError('WRONG_LOGIN', '지금 비밀번호가 맞지 않습니다. 다시 확인해 주세요.'),
    )
  await deps.loginThrottle.succeeded(entry)
  return staff
}

/** Every other session ends. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, INVALID_INPUT. */
export async function changeStaffPassword(
  deps: StaffDeps,
  call: StaffCall,
  form: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { staffId, sessionId } = call.principal
  const staff = await requireStaffPassword(deps, staffId, form.currentPassword)
  const chosen = { password: form.newPassword, owner: staff }
  const passwordHash = await hashOfNewPassword(deps.passwords, staff.passwordHash, chosen)
  await deps.database.transaction(async (tx) => {
    await updateStaff(tx, staffId, { passwordHash, passwordTemporary: false })
    await deps.sessions.prove(tx, sessionId)
    await deps.sessions.endAll(tx, { audience: 'staff', subjectId: staffId, keep: sessionId }, 'password-changed')
    await deps.sessions.refreshRoles(tx, { audience: 'staff', subjectId: staffId })
    await tellAccountOwner(tx, deps, staff, 'staff-password-changed')
    await audit(tx, call, { action: 'staff.change-password', objectKind: 'staff', objectId: staffId })
  })
}
