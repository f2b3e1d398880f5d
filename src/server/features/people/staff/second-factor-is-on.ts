import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findStaff } from './staff.repo.ts'

/** After the first right code: recovery codes to keep, and the sessions may do everything from now on. */
export async function secondFactorIsOn(
  deps: StaffDeps,
  call: AuditedCall,
  staffId: string,
): Promise<readonly string[]> {
  const { database, ids, sealer, sessions } = deps
  return database.transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, { ids, sealer }, staffId)
    await sessions.refreshRoles(tx, { audience: 'staff', subjectId: staffId })
    const staff = await findStaff(tx, { id: staffId })
    if (staff) await tellAccountOwner(tx, deps, staff, 'second-factor-on')
    await audit(tx, call, { action: 'staff.second-factor-on', objectKind: 'staff', objectId: staffId })
    return codes
  })
}
