import { and, eq, isNull, lt } from 'drizzle-orm'
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
