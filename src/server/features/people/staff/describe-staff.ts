import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import type { StaffNeed, StaffUser } from '#/contract/people/staff-auth.contract.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import { findStaff } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'

/** What has to be done before anything else. */
export function needsOf(staff: StaffRow, secondFactorRequired: boolean): readonly StaffNeed[] {
  return [
    ...(staff.passwordTemporary ? (['password'] as const) : []),
    ...(secondFactorRequired && staff.totpSecret === null ? (['second-factor'] as const) : []),
  ]
}

export function describeStaff(secondFactorRequired: boolean): DescribeSubject {
  return async (db, id) => {
    const staff = await findStaff(db, { id })
    return (
      staff && {
        roles: staff.roles,
        pending: needsOf(staff, secondFactorRequired).length > 0,
        user: { ...presentStaff(staff) },
      }
    )
  }
}

export function presentStaff(staff: StaffRow): StaffUser {
  return { id: staff.id, loginId: staff.loginId, name: staff.name, roles: staff.roles }
}

export function presentStaffAccount(staff: StaffRow): StaffAccount {
  return {
    ...presentStaff(staff),
    email: staff.email,
    secondFactor: staff.totpSecret !== null,
    passwordTemporary: staff.passwordTemporary,
    lastLoginAt: staff.lastLoginAt?.toISOString() ?? null,
    disabledAt: staff.disabledAt?.toISOString() ?? null,
    createdAt: staff.createdAt.toISOString(),
  }
}
