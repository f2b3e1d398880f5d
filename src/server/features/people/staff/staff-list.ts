import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import { lastSeen } from '#/server/platform/sessions/last-seen.repo.ts'
import { presentStaffAccount } from './describe-staff.ts'
import type { StaffDeps } from './staff-deps.ts'
import { allRoles } from './staff-roles.repo.ts'
import { allStaff } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'

type Deps = Pick<StaffDeps, 'database' | 'clock'>

/** Everybody who works or worked here, with roles and when they were last at the desk. */
export async function staffList({ database: { db }, clock }: Deps): Promise<{ accounts: StaffAccount[] }> {
  const [rows, roles, seen] = await Promise.all([allStaff(db), allRoles(db), lastSeen(db, 'staff', clock.now())])
  return { accounts: rows.map((row) => presentStaffAccount(row, roles, seen.get(row.id))) }
}

export async function accountView({ database: { db }, clock }: Deps, row: StaffRow): Promise<StaffAccount> {
  const [roles, seen] = await Promise.all([allRoles(db), lastSeen(db, 'staff', clock.now())])
  return presentStaffAccount(row, roles, seen.get(row.id))
}
