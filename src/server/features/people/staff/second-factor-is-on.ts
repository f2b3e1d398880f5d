import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'

/** After the first right code: recovery codes to keep, and the sessions may do everything from now on. */
export async function secondFactorIsOn(
  { database, ids, sealer, sessions }: StaffDeps,
  call: AuditedCall,
  staffId: string,
): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, { ids, sealer }, staffId)
    await sessions.refreshRoles(tx, { audience: 'staff', subjectId: staffId })
    await audit(tx, call, { action: 'staff.second-factor-on', objectKind: 'staff', objectId: staffId })
    return codes
  })
}
