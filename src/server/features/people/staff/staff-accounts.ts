import { AppError } from '#/contract/errors.ts'
import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { requireAsMuch, type StaffCall } from './require-as-much.ts'
import type { StaffDeps } from './staff-deps.ts'
import * as repo from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'
import { temporaryPassword } from '#/server/platform/passwords/temporary-password.ts'

/** Errors: NOT_FOUND, FORBIDDEN, CONFLICT when nobody else could administer the shop. */
export async function setStaffState(
  tx: Tx,
  deps: StaffDeps,
  call: StaffCall,
  { staffId, active }: { readonly staffId: string; readonly active: boolean },
): Promise<StaffRow> {
  const admins = await repo.lockActiveAdmins(tx)
  const staff = await repo.lockStaff(tx, staffId)
  if (!staff) throw new AppError('NOT_FOUND')
  await requireAsMuch(tx, call.principal, staff.roles)
  if (!active && admins.every((admin) => admin.id === staffId))
    throw new AppError('CONFLICT', '마지막 관리자는 닫을 수 없습니다. 다른 관리자를 먼저 만들어 주세요.')
  const disabledAt = active ? null : (staff.disabledAt ?? deps.clock.now())
  await repo.updateStaff(tx, staffId, { disabledAt })
  if (!active) await shutOut(tx, deps, staffId)
  const action = active ? 'staff.enable' : 'staff.disable'
  await audit(tx, call, { action, objectKind: 'staff', objectId: staffId })
  return { ...staff, disabledAt }
}

/** Errors: NOT_FOUND, FORBIDDEN. */
export async function resetStaffPassword(
  deps: StaffDeps,
  call: StaffCall,
  { staffId, dropSecondFactor }: { readonly staffId: string; readonly dropSecondFactor: boolean },
): Promise<string> {
  const password = temporaryPassword(deps.ids)
  const passwordHash = await deps.passwords.hash(password)
  await deps.database.transaction(async (tx) => {
    const staff = await repo.lockStaff(tx, staffId)
    if (!staff) throw new AppError('NOT_FOUND')
    await requireAsMuch(tx, call.principal, staff.roles)
    if (dropSecondFactor && staffId === call.principal.staffId && staff.totpSecret !== null)
      throw new AppError('FORBIDDEN', '내 2단계 인증은 내 계정에서 지금 쓰는 앱의 숫자로 다시 설정해 주세요.')
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

/** Errors: NOT_FOUND, FORBIDDEN. */
export async function endStaffSessions(tx: Tx, deps: StaffDeps, call: StaffCall, staffId: string): Promise<void> {
  const staff = await repo.lockStaff(tx, staffId)
  if (!staff) throw new AppError('NOT_FOUND')
  await requireAsMuch(tx, call.principal, staff.roles)
  await deps.sessions.endAll(tx, { audience: 'staff', subjectId: staffId, keep: null }, 'ended-by-staff')
  await audit(tx, call, { action: 'staff.end-sessions', objectKind: 'staff', objectId: staffId })
}

/** Nobody stays in, no browser is known any more, and what was counted against the account is forgotten. */
async function shutOut(tx: Tx, { sessions, loginThrottle }: StaffDeps, staffId: string): Promise<void> {
  const whose = { audience: 'staff', subjectId: staffId } as const
  await sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
  await loginThrottle.forget(tx, whose)
}
