import { AppError } from '#/contract/errors.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { rightsAmong } from '#/domain/members/rights.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import { rolesThings } from './describe-staff.ts'
import { requireAsMuch, requireRights, requireRoles, type StaffCall } from './require-as-much.ts'
import type { StaffDeps } from './staff-deps.ts'
import * as roles from './staff-roles.repo.ts'
import * as repo from './staff.repo.ts'
import type { StaffRoleRow, StaffRow } from './staff.table.ts'

interface Wanted {
  readonly name: string
  readonly rights: readonly Right[]
}

/** Errors: FORBIDDEN, INVALID_INPUT when another role has the name. */
export async function makeRole(tx: Tx, deps: StaffDeps, call: StaffCall, wanted: Wanted): Promise<StaffRoleRow> {
  const { name } = wanted
  const rights = [...rightsAmong(wanted.rights)]
  requireRights(call.principal, rights)
  const row = { id: deps.ids.uuid(), name, rights, version: 1, createdAt: deps.clock.now() }
  if (!(await roles.insertRole(tx, row))) throw nameTaken()
  await audit(tx, call, {
    action: 'staff-role.make',
    objectKind: 'staff-role',
    objectId: row.id,
    detail: { ...wanted },
  })
  return row
}

/** Who has the role works with the new rights from the next call on. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT. */
export async function changeRole(
  tx: Tx,
  deps: StaffDeps,
  call: StaffCall,
  roleId: string,
  wanted: Wanted & { readonly version: number },
): Promise<StaffRoleRow> {
  const role = await roles.lockRole(tx, roleId)
  if (!role) throw new AppError('NOT_FOUND')
  requireEditable(role)
  if (role.version !== wanted.version)
    throw new AppError('CONFLICT', '그 사이 다른 사람이 이 역할을 바꿨습니다. 새로 고친 뒤 다시 해 주세요.')
  const rights = rightsAmong(wanted.rights)
  const before = rightsAmong(role.rights)
  requireRights(call.principal, [
    ...rights.filter((right) => !before.includes(right)),
    ...before.filter((right) => !rights.includes(right)),
  ])
  const namesake = await roles.roleNamed(tx, wanted.name)
  if (namesake && namesake.id !== roleId) throw nameTaken()
  const changed = { name: wanted.name, rights: [...rights], version: role.version + 1 }
  await roles.updateRole(tx, roleId, changed)
  for (const subjectId of await roles.holdersOf(tx, roleId))
    await deps.sessions.refreshRoles(tx, { audience: 'staff', subjectId })
  const detail = { name: wanted.name, was: before, becomes: rights }
  await audit(tx, call, { action: 'staff-role.change', objectKind: 'staff-role', objectId: roleId, detail })
  return { ...role, ...changed }
}

/** Errors: NOT_FOUND, FORBIDDEN, CONFLICT while somebody has it. */
export async function dropRole(tx: Tx, call: StaffCall, roleId: string): Promise<void> {
  const role = await roles.lockRole(tx, roleId)
  if (!role) throw new AppError('NOT_FOUND')
  requireEditable(role)
  if (await roles.isRoleUsed(tx, roleId))
    throw new AppError('CONFLICT', '이 역할을 맡은 직원이나 초대가 있습니다. 먼저 다른 역할로 바꿔 주세요.')
  await roles.deleteRole(tx, roleId)
  const detail = { name: role.name }
  await audit(tx, call, { action: 'staff-role.drop', objectKind: 'staff-role', objectId: roleId, detail })
}

interface Given {
  readonly staffId: string
  readonly roleIds: readonly string[]
  /** Of the account, as it was shown. */
  readonly seen: LookedAt
}

/** Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT when nobody else is an administrator or the account has other roles than were seen. */
export async function giveRoles(
  tx: Tx,
  deps: StaffDeps,
  call: StaffCall,
  { staffId, roleIds, seen }: Given,
): Promise<StaffRow> {
  const given = [...new Set(roleIds)]
  const admins = await repo.lockActiveAdmins(tx)
  const staff = await repo.lockStaff(tx, staffId)
  if (!staff) throw new AppError('NOT_FOUND')
  await requireRoles(tx, given)
  await requireAsMuch(tx, call.principal, [...new Set([...staff.roles, ...given])])
  requireSeen(seen, rolesThings(staff))
  if (!given.includes(ADMINISTRATOR) && staff.disabledAt === null && admins.every(({ id }) => id === staffId))
    throw new AppError('CONFLICT', '마지막 관리자입니다. 다른 관리자를 먼저 만들어 주세요.')
  await repo.updateStaff(tx, staffId, { roles: given })
  if (staff.disabledAt === null) await deps.sessions.refreshRoles(tx, { audience: 'staff', subjectId: staffId })
  const detail = { was: staff.roles, becomes: given }
  await audit(tx, call, { action: 'staff.give-roles', objectKind: 'staff', objectId: staffId, detail })
  return { ...staff, roles: given }
}

function requireEditable({ id }: StaffRoleRow): void {
  if (id === ADMINISTRATOR)
    throw new AppError('CONFLICT', '관리자는 언제나 모든 권한을 가집니다. 다른 역할을 만들어 주세요.')
}

function nameTaken(): AppError {
  const message = '같은 이름의 역할이 있습니다. 다른 이름을 입력해 주세요.'
  return new AppError('INVALID_INPUT', message, { name: message })
}
