import { AppError } from '#/contract/errors.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { requireGoodPassword } from '#/server/platform/passwords/require-good-password.ts'
import { loginIdTaken } from './account-of-link.ts'
import { openStaffSession } from './login-staff.ts'
import type { StaffDeps } from './staff-deps.ts'
import { activeWithRole, lockStaff, tryInsertStaff } from './staff.repo.ts'

interface OwnerForm {
  readonly loginId: string
  readonly name: string
  readonly email: string
  readonly password: string
}

interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
}

/** Whether anybody can still manage the shop; accounts of the practice shop count, for they are closed when it opens. */
export const hasAdministrator = async (db: DbOrTx): Promise<boolean> =>
  (await activeWithRole(db, [ADMINISTRATOR])).length > 0

/**
 * The first administrator, logged in; a second factor is wanted before anything else. `mayMake` proves in the transaction
 * that this caller may, and lets nobody else through at the same time. Errors: NOT_FOUND, INVALID_INPUT.
 */
export async function joinOwner(
  deps: StaffDeps,
  { password, ...form }: OwnerForm,
  origin: Origin,
  mayMake: (tx: Tx) => Promise<void>,
) {
  const owner = { ...form, loginId: form.loginId.toLowerCase() }
  requireGoodPassword({ password, owner, field: 'password' })
  const passwordHash = await deps.passwords.hash(password)
  const id = deps.ids.uuid()
  return deps.database.transaction(async (tx) => {
    await mayMake(tx)
    if (await hasAdministrator(tx)) throw new AppError('NOT_FOUND', ALREADY)
    const rest = { roles: [ADMINISTRATOR], secondFactorWanted: true, createdAt: deps.clock.now() }
    if (!(await tryInsertStaff(tx, { ...owner, ...rest, id, passwordHash }))) throw loginIdTaken()
    const staff = await lockStaff(tx, id)
    if (!staff) throw new Error('a staff account is gone right after it was made')
    const call = { ...origin, principal: { kind: 'visitor' } } as const
    const detail = { loginId: owner.loginId }
    await audit(tx, call, { action: 'staff.owner-made', objectKind: 'staff', objectId: id, detail })
    return openStaffSession(tx, deps, staff, origin)
  })
}

const ALREADY = '이 가게에는 이미 관리자가 있습니다. 정하신 아이디로 로그인해 주세요.'
