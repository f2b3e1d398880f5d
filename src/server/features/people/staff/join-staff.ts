import { audit } from '#/server/platform/audit/audit.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { accountOfLink, type LinkForm, loginIdTaken } from './account-of-link.ts'
import { openStaffSession } from './login-staff.ts'
import { requireRoles } from './require-as-much.ts'
import type { StaffDeps } from './staff-deps.ts'
import { lockStaff, tryInsertStaff } from './staff.repo.ts'

interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
}

/** The account that a link invites to, logged in; a second factor is wanted before anything else. Errors: NOT_FOUND, INVALID_INPUT. */
export async function joinStaff(deps: StaffDeps, form: LinkForm, origin: Origin) {
  const account = await accountOfLink(deps, form)
  const { id, loginId } = account
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const invitation = await acceptInvitation(tx, form.token, { audience: 'staff', now, accountId: id })
    const { roles } = invitation
    await requireRoles(tx, roles)
    const row = { ...account, roles, secondFactorWanted: true, createdAt: now }
    if (!(await tryInsertStaff(tx, row))) throw loginIdTaken()
    const staff = await lockStaff(tx, id)
    if (!staff) throw new Error('a staff account is gone right after it was made')
    const call = { ...origin, principal: { kind: 'visitor' } } as const
    const detail = { loginId, roles, invitation: invitation.id }
    await audit(tx, call, { action: 'staff.join', objectKind: 'staff', objectId: id, detail })
    return openStaffSession(tx, deps, staff, origin)
  })
}
