import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import { dropRecoveryCodes } from '#/server/features/people/staff/recovery-codes.ts'
import { findStaffByLogin, tryInsertStaff, updateStaff } from '#/server/features/people/staff/staff.repo.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Container } from '../container.ts'
import { BY_CONSOLE } from './by-console.ts'

interface Owner {
  readonly loginId: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A new administrator, or the account of this id made one anew: nobody stays logged in with it, nothing old opens it. */
export async function writeOwner(container: Container, { password, ...who }: Owner): Promise<string> {
  const { database, passwords, ids, clock, sessions, loginThrottle } = container
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (tx) => {
    const fresh = { ...who, roles: [ADMINISTRATOR], passwordHash }
    const made = ids.uuid()
    const isNew = await tryInsertStaff(tx, { ...fresh, id: made, createdAt: clock.now() })
    const staffId = isNew ? made : ((await findStaffByLogin(tx, who.loginId))?.id ?? made)
    if (!isNew) {
      const blank = { passwordTemporary: false, totpSecret: null, totpPendingSecret: null, disabledAt: null }
      await updateStaff(tx, staffId, { ...fresh, ...blank })
      await dropRecoveryCodes(tx, staffId)
      const whose = { audience: 'staff', subjectId: staffId } as const
      await sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
      await loginThrottle.forget(tx, whose)
    }
    const action = isNew ? 'staff.owner-made' : 'staff.owner-reset'
    await audit(tx, BY_CONSOLE, { action, objectKind: 'staff', objectId: staffId, detail: { loginId: who.loginId } })
    return staffId
  })
}
