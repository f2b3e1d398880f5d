import { and, arrayContains, arrayOverlaps, asc, eq, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type StaffRow, staffAccounts } from './staff.table.ts'

export async function findStaff(db: DbOrTx, by: { id: string } | { loginId: string }): Promise<StaffRow | null> {
  const which = 'id' in by ? eq(staffAccounts.id, by.id) : eq(staffAccounts.loginId, by.loginId)
  const [row] = await db
    .select()
    .from(staffAccounts)
    .where(and(which, isNull(staffAccounts.disabledAt)))
  return row ?? null
}

export async function insertStaff(tx: Tx, row: typeof staffAccounts.$inferInsert): Promise<void> {
  await tx.insert(staffAccounts).values(row)
}

export async function updateStaff(tx: Tx, id: string, set: Partial<typeof staffAccounts.$inferInsert>): Promise<void> {
  await tx.update(staffAccounts).set(set).where(eq(staffAccounts.id, id))
}

/** Uses up a time step; false when this one or a later one was used before. */
export async function takeTotpStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(staffAccounts)
    .set({ totpLastStep: step })
    .where(and(eq(staffAccounts.id, id), lt(staffAccounts.totpLastStep, step)))
    .returning({ id: staffAccounts.id })
  return taken.length > 0
}

/** False when the id belongs to somebody. */
export async function tryInsertStaff(tx: Tx, row: typeof staffAccounts.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(staffAccounts)
    .values(row)
    .onConflictDoNothing({ target: staffAccounts.loginId })
    .returning({ id: staffAccounts.id })
  return inserted.length > 0
}

/** Closed ones included. */
export async function lockStaff(tx: Tx, id: string): Promise<StaffRow | null> {
  const [row] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id)).for('update')
  return row ?? null
}

/** Open accounts that have one of the roles, by name. */
export function activeWithRole(db: DbOrTx, roles: readonly string[]): Promise<StaffRow[]> {
  return db
    .select()
    .from(staffAccounts)
    .where(and(isNull(staffAccounts.disabledAt), arrayOverlaps(staffAccounts.roles, [...roles])))
    .orderBy(asc(staffAccounts.name), asc(staffAccounts.id))
}

/** In the order of their ids, so that two who close each other come one after the other. */
export function lockActiveAdmins(tx: Tx): Promise<StaffRow[]> {
  return tx
    .select()
    .from(staffAccounts)
    .where(and(isNull(staffAccounts.disabledAt), arrayContains(staffAccounts.roles, [ADMINISTRATOR])))
    .orderBy(asc(staffAccounts.id))
    .for('update')
}

/** Whoever works here first, closed accounts after them. */
export function allStaff(db: DbOrTx): Promise<StaffRow[]> {
  return db
    .select()
    .from(staffAccounts)
    .orderBy(sql`${staffAccounts.disabledAt} is not null`, asc(staffAccounts.loginId))
    .limit(500)
}

/** Closed ones included. */
export async function findStaffByLogin(db: DbOrTx, loginId: string): Promise<StaffRow | null> {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.loginId, loginId))
  return row ?? null
}
