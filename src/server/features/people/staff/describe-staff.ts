import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import type { StaffNeed } from '#/contract/people/staff-auth.contract.ts'
import type { StaffUser } from '#/contract/people/staff-user.ts'
import { rightsOf } from '#/domain/members/rights.ts'
import { lookedAt, type Things } from '#/server/platform/looked-at.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import type { LastSeen } from '#/server/platform/sessions/last-seen.repo.ts'
import { allRoles } from './staff-roles.repo.ts'
import { findStaff } from './staff.repo.ts'
import type { StaffRoleRow, StaffRow } from './staff.table.ts'

/** What has to be done before anything else. */
export function needsOf(staff: StaffRow, secondFactorRequired: boolean): readonly StaffNeed[] {
  return [
    ...(staff.passwordTemporary ? (['password'] as const) : []),
    ...((secondFactorRequired || staff.secondFactorWanted) && staff.totpSecret === null
      ? (['second-factor'] as const)
      : []),
  ]
}

export function describeStaff(secondFactorRequired: boolean): DescribeSubject {
  return async (db, id) => {
    const staff = await findStaff(db, { id })
    if (!staff) return null
    const user = presentStaff(staff, await allRoles(db))
    return { roles: user.rights, pending: needsOf(staff, secondFactorRequired).length > 0, user: { ...user } }
  }
}

/** With what the roles let do at this moment. */
export async function staffUser(db: DbOrTx, staff: StaffRow): Promise<StaffUser> {
  return presentStaff(staff, await allRoles(db))
}

export const rolesAmong = (ids: readonly string[], roles: readonly StaffRoleRow[]) =>
  roles.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))

function presentStaff({ id, loginId, name, roles: ids }: StaffRow, roles: readonly StaffRoleRow[]): StaffUser {
  const held = roles.filter((role) => ids.includes(role.id))
  return { id, loginId, name, roles: rolesAmong(ids, roles), rights: [...rightsOf(held)] }
}

export const rolesThings = ({ roles }: StaffRow): Things => ({ 역할: roles.toSorted() })

export function presentStaffAccount(
  staff: StaffRow,
  roles: readonly StaffRoleRow[],
  seen: LastSeen | undefined,
): StaffAccount {
  return {
    id: staff.id,
    loginId: staff.loginId,
    name: staff.name,
    roles: rolesAmong(staff.roles, roles),
    seen: lookedAt(rolesThings(staff)),
    email: staff.email,
    secondFactor: staff.totpSecret !== null,
    passwordTemporary: staff.passwordTemporary,
    lastLoginAt: staff.lastLoginAt?.toISOString() ?? null,
    lastSeenAt: (seen?.at ?? staff.lastLoginAt)?.toISOString() ?? null,
    openSessions: seen?.open ?? 0,
    disabledAt: staff.disabledAt?.toISOString() ?? null,
    createdAt: staff.createdAt.toISOString(),
  }
}
