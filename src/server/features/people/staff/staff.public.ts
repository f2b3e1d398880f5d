import type { DbOrTx } from '#/server/platform/db/database.ts'
import { activeWithRole, findStaff } from './staff.repo.ts'

export { requireStaffPassword } from './change-staff-password.ts'
export type { StaffDeps } from './staff-deps.ts'

/** Name to show beside what a staff member did; null when there is no such account. */
export async function staffName(db: DbOrTx, id: string): Promise<string | null> {
  return (await findStaff(db, { id }))?.name ?? null
}

/** Those who answer customers, by name. */
export async function serviceStaff(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return (await activeWithRole(db, ['service', 'administrator'])).map(({ id, name }) => ({ id, name }))
}
