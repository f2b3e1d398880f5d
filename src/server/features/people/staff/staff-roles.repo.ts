import { and, arrayContains, asc, eq, inArray, isNull, sql } from '#/server/platform/db/drizzle.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { accountInvitations, type StaffRoleRow, staffAccounts, staffRoles } from './staff.table.ts'

/** The administrator's first, then the oldest. */
export function allRoles(db: DbOrTx): Promise<StaffRoleRow[]> {
  return db
    .select()
    .from(staffRoles)
    .orderBy(sql`${staffRoles.id} <> ${ADMINISTRATOR}`, asc(staffRoles.createdAt), asc(staffRoles.name))
}

export function rolesOfIds(db: DbOrTx, ids: readonly string[]): Promise<StaffRoleRow[]> {
  return db
    .select()
    .from(staffRoles)
    .where(inArray(staffRoles.id, [...ids]))
}

export async function lockRole(tx: Tx, id: string): Promise<StaffRoleRow | null> {
  const [row] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
  return row ?? null
}

/** Nobody drops them while they are given to somebody. */
export async function holdRoles(tx: Tx, ids: readonly string[]): Promise<StaffRoleRow[]> {
  return tx
    .select()
    .from(staffRoles)
    .where(inArray(staffRoles.id, [...ids]))
    .orderBy(asc(staffRoles.id))
    .for('share')
}

/** False when another role has the name. */
export async function insertRole(tx: Tx, row: typeof staffRoles.$inferInsert): Promise<boolean> {
  const made = await tx.insert(staffRoles).values(row).onConflictDoNothing().returning({ id: staffRoles.id })
  return made.length > 0
}

export async function updateRole(tx: Tx, id: string, set: Partial<StaffRoleRow>): Promise<void> {
  await tx.update(staffRoles).set(set).where(eq(staffRoles.id, id))
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.id, id))
}

export async function roleNamed(tx: Tx, name: string): Promise<StaffRoleRow | null> {
  const [row] = await tx.select().from(staffRoles).where(eq(staffRoles.name, name))
  return row ?? null
}

/** Ids of open accounts with the role, in the order in which sessions are locked. */
export async function holdersOf(db: DbOrTx, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(and(isNull(staffAccounts.disabledAt), arrayContains(staffAccounts.roles, [roleId])))
    .orderBy(asc(staffAccounts.id))
  return rows.map(({ id }) => id)
}

/** Whether an account, open or closed, or an open invitation names the role. */
export async function isRoleUsed(tx: Tx, roleId: string): Promise<boolean> {
  const used = arrayContains(staffAccounts.roles, [roleId])
  const [account] = await tx.select({ id: staffAccounts.id }).from(staffAccounts).where(used).limit(1)
  const [invited] = await tx
    .select({ id: accountInvitations.id })
    .from(accountInvitations)
    .where(
      and(
        arrayContains(accountInvitations.roles, [roleId]),
        isNull(accountInvitations.acceptedAt),
        isNull(accountInvitations.withdrawnAt),
      ),
    )
    .limit(1)
  return account !== undefined || invited !== undefined
}
