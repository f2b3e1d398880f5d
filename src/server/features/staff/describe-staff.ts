import type { StaffUser } from '#/contract/staff-auth/staff-auth.contract.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import { findStaff } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'

export const describeStaff: DescribeSubject = async (db, id) => {
  const staff = await findStaff(db, { id })
  return staff && { roles: staff.roles, pending: false, user: { ...presentStaff(staff) } }
}

export function presentStaff(staff: StaffRow): StaffUser {
  return { id: staff.id, loginId: staff.loginId, name: staff.name, roles: staff.roles }
}
