import { AppError } from '#/contract/errors.ts'
import type { StaffRole } from '#/domain/members/roles.ts'
import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import * as repo from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'
import { temporaryPassword } from '#/server/platform/passwords/temporary-password.ts'

interface NewStaff {
  readonly loginId: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** Errors: INVALID_INPUT when the id is taken. */
export async function createStaff(deps: StaffDeps, call: AuditedCall, { roles, ...who }: NewStaff) {
  const password = temporaryPassword(deps.ids)
  const passwordHash = await deps.passwords.hash(password)
  const id = deps.ids.uuid()
  const loginId = who.loginId.toLowerCase()
  const row = {
    ...who,
    id,
    loginId,
    roles: [...roles],
    passwordHash,
    passwordTemporary: true,
    createdAt: deps.clock.now(),
  }
  const account = await deps.database.transaction(async (tx) => {
    if (!(await repo.tryInsertStaff(tx, row))) throw idTaken()
    await audit(tx, call, { action: 'staff.create', objectKind: 'staff', objectId: id, detail: { loginId, roles } })
    return repo.lockStaff(tx, id)
  })
  if (!account) throw new Error('a staff account is gone right after it was made')
  return { account, temporaryPassword: password }
}

/** Errors: NOT_FOUND, CONFLICT when nobody else could administer the shop. */
export async function setStaffState(
  tx: Tx,
  deps: StaffDeps,
  call: AuditedCall,
  { staffId, active }: { readonly staffId: string; readonly active: boolean },
): Promise<StaffRow> {
  const admins = await repo.lockActiveAdmins(tx)
  const staff = await repo.lockStaff(tx, staffId)
  if (!staff) throw new AppError('NOT_FOUND')
  if (!active && admins.every((admin) => admin.id === staffId))
    throw new AppError('CONFLICT', '마지막 관리자는 닫을 수 없습니다. 다른 관리자를 먼저 만들어 주세요.')
  const disabledAt = active ? null : (staff.disabledAt ?? deps.clock.now())
  await repo.updateStaff(tx, staffId, { disabledAt })
  if (!active) await shutOut(tx, deps, staffId)
  const action = active ? 'staff.enable' : 'staff.disable'
  await audit(tx, call, { action, objectKind: 'staff', objectId: staffId })
  return { ...staff, disabledAt }
}

/** Errors: NOT_FOUND. */
export async function resetStaffPassword(
  deps: StaffDeps,
  call: AuditedCall,
  { staffId, dropSecondFactor }: { readonly staffId: string; readonly dropSecondFactor: boolean },
): Promise<string> {
  const password = temporaryPassword(deps.ids)
  const passwordHash = await deps.passwords.hash(password)
  await deps.database.transaction(async (tx) => {
    const staff = await repo.lockStaff(tx, staffId)
    if (!staff) throw new AppError('NOT_FOUND')
    const withoutFactor = dropSecondFactor ? { totpSecret: null, totpPendingSecret: null } : {}
    await repo.updateStaff(tx, staffId, { passwordHash, passwordTemporary: true, ...withoutFactor })
    if (dropSecondFactor) await dropRecoveryCodes(tx, staffId)
    if (dropSecondFactor && staff.totpSecret !== null) await tellAccountOwner(tx, deps, staff, 'second-factor-off')
    await shutOut(tx, deps, staffId)
    const detail = { dropSecondFactor }
    await audit(tx, call, { action: 'staff.reset-password', objectKind: 'staff', objectId: staffId, detail })
  })
  return password
}

/** Errors: NOT_FOUND. */
export async function endStaffSessions(tx: Tx, deps: StaffDeps, call: AuditedCall, staffId: string): Promise<void> {
  if (!(await repo.lockStaff(tx, staffId))) throw new AppError('NOT_FOUND')
  await deps.sessions.endAll(tx, { audience: 'staff', subjectId: staffId, keep: null }, 'ended-by-staff')
  await audit(tx, call, { action: 'staff.end-sessions', objectKind: 'staff', objectId: staffId })
}

/** Nobody stays in, no browser is known any more, and what was counted against the account is forgotten. */
async function shutOut(tx: Tx, { sessions, loginThrottle }: StaffDeps, staffId: string): Promise<void> {
  const whose = { audience: 'staff', subjectId: staffId } as const
  await sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
  await loginThrottle.forget(tx, whose)
}

function idTaken(): AppError {
  const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.'
  return new AppError('INVALID_INPUT', message, { loginId: message })
}
