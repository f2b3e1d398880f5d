import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { hasRight, rightsOf } from '#/domain/members/rights.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { allRoles } from './staff-roles.repo.ts'
import { activeWithRole, findStaff } from './staff.repo.ts'

export { staffUser } from './describe-staff.ts'
export { hasAdministrator, joinOwner } from './join-owner.ts'
export { requireStaffPassword } from './change-staff-password.ts'
export { requireSecondFactor } from './require-second-factor.ts'
export { acceptInvitation } from './accept-invitation.ts'
export { accountOfLink, type LinkForm, loginIdTaken } from './account-of-link.ts'
export type { StaffCall } from './require-as-much.ts'
export type { StaffDeps } from './staff-deps.ts'

/** Whether somebody manages the shop: an owner. */
export const isAdministrator = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await findStaff(db, { id }))?.roles.includes(ADMINISTRATOR) ?? false

/** Name to show beside what a staff member did; null when there is no such account. */
export async function staffName(db: DbOrTx, id: string): Promise<string | null> {
  return (await findStaff(db, { id }))?.name ?? null
}

/** Those who may answer customers, by name. */
export const serviceStaff = (db: DbOrTx): Promise<{ id: string; name: string }[]> => staffWithRight(db, 'inquiries')

/** Whoever has a right and an account that is open, by name. */
export async function staffWithRight(db: DbOrTx, right: Right): Promise<{ id: string; name: string }[]> {
  const roles = (await allRoles(db)).filter((role) => hasRight(rightsOf([role]), right)).map(({ id }) => id)
  return (await activeWithRole(db, roles)).map(({ id, name }) => ({ id, name }))
}
