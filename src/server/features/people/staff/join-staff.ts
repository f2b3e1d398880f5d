import { AppError } from '#/contract/errors.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { requireGoodPassword } from '#/server/platform/passwords/require-good-password.ts'
import { acceptInvitation, invitedBy } from './accept-invitation.ts'
import { openStaffSession } from './login-staff.ts'
import { requireRoles } from './require-as-much.ts'
import type { StaffDeps } from './staff-deps.ts'
import { lockStaff, tryInsertStaff } from './staff.repo.ts'

interface JoinForm {
  readonly token: string
  readonly loginId: string
  readonly password: string
}

interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
}

/** The account that a link invites to, logged in; a second factor is wanted before anything else. Errors: NOT_FOUND, INVALID_INPUT. */
export async function joinStaff(deps: StaffDeps, form: JoinForm, origin: Origin) {
  const loginId = form.loginId.toLowerCase()
  const { name, email } = await invitedBy(deps.database.db, form.token, deps.clock.now())
  requireGoodPassword({ password: form.password, owner: { loginId, name, email }, field: 'password' })
  const passwordHash = await deps.passwords.hash(form.password)
  const id = deps.ids.uuid()
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const invitation = await acceptInvitation(tx, form.token, { audience: 'staff', now, accountId: id })
    const { roles } = invitation
    await requireRoles(tx, roles)
    const row = { id, loginId, name, email, roles, passwordHash, secondFactorWanted: true, createdAt: now }
    if (!(await tryInsertStaff(tx, row))) throw idTaken()
    const staff = await lockStaff(tx, id)
    if (!staff) throw new Error('a staff account is gone right after it was made')
    const call = { ...origin, principal: { kind: 'visitor' } } as const
    const detail = { loginId, roles, invitation: invitation.id }
    await audit(tx, call, { action: 'staff.join', objectKind: 'staff', objectId: id, detail })
    return openStaffSession(tx, deps, staff, origin)
  })
}

function idTaken(): AppError {
  const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.'
  return new AppError('INVALID_INPUT', message, { loginId: message })
}
