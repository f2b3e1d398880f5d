import { AppError } from '#/contract/errors.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { rightsOf } from '#/domain/members/rights.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { holdRoles, rolesOfIds } from './staff-roles.repo.ts'
import { findStaff } from './staff.repo.ts'

export type StaffCall = AuditedCall & { readonly principal: StaffPrincipal }

/**
 * Nobody gives, takes or resets more than they have themselves: else whoever may invite could make themselves an administrator.
 * Errors: FORBIDDEN.
 */
export async function requireAsMuch(tx: Tx, who: StaffPrincipal, roleIds: readonly string[]): Promise<void> {
  const own = await findStaff(tx, { id: who.staffId })
  if (roleIds.includes(ADMINISTRATOR) && !own?.roles.includes(ADMINISTRATOR))
    throw new AppError('FORBIDDEN', '관리자 역할과 관리자 계정은 관리자만 바꿀 수 있습니다.')
  requireRights(who, rightsOf(await rolesOfIds(tx, roleIds)))
}

/** Errors: FORBIDDEN. */
export function requireRights(who: StaffPrincipal, rights: readonly Right[]): void {
  if (rights.some((right) => !who.rights.includes(right)))
    throw new AppError('FORBIDDEN', '내게 없는 권한은 줄 수도 거둘 수도 없습니다. 관리자에게 요청해 주세요.')
}

/** The roles stay until the transaction ends. Errors: INVALID_INPUT when one is gone. */
export async function requireRoles(tx: Tx, roleIds: readonly string[]): Promise<void> {
  const message = '그 사이 없어진 역할이 있습니다. 다시 골라 주세요.'
  const held = await holdRoles(tx, roleIds)
  if (held.length < new Set(roleIds).size) throw new AppError('INVALID_INPUT', message, { roles: message })
}
