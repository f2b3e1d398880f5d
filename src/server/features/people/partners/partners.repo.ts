import { and, asc, eq, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type PartnerRow, partnerAccounts } from './partners.table.ts'

export async function findPartner(db: DbOrTx, by: { id: string } | { loginId: string }): Promise<PartnerRow | null> {
  const which = 'id' in by ? eq(partnerAccounts.id, by.id) : eq(partnerAccounts.loginId, by.loginId)
  const [row] = await db
    .select()
    .from(partnerAccounts)
    .where(and(which, isNull(partnerAccounts.disabledAt)))
  return row ?? null
}

/** Whom a proof can be given to: the head office of a brand reviews none. */
export function activePartners(db: DbOrTx): Promise<PartnerRow[]> {
  return db
    .select()
    .from(partnerAccounts)
    .where(and(isNull(partnerAccounts.disabledAt), isNull(partnerAccounts.brand)))
    .orderBy(asc(partnerAccounts.company))
    .limit(200)
}

export async function insertPartner(tx: Tx, row: typeof partnerAccounts.$inferInsert): Promise<void> {
  await tx.insert(partnerAccounts).values(row)
}

export async function setPartnerLogin(tx: Tx, id: string, lastLoginAt: Date): Promise<void> {
  await tx.update(partnerAccounts).set({ lastLoginAt }).where(eq(partnerAccounts.id, id))
}

export async function updatePartner(
  tx: Tx,
  id: string,
  set: Partial<typeof partnerAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(partnerAccounts).set(set).where(eq(partnerAccounts.id, id))
}

/** False when the id belongs to somebody. */
export async function tryInsertPartner(tx: Tx, row: typeof partnerAccounts.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(partnerAccounts)
    .values(row)
    .onConflictDoNothing({ target: partnerAccounts.loginId })
    .returning({ id: partnerAccounts.id })
  return inserted.length > 0
}

/** Closed ones included. */
export async function lockPartner(tx: Tx, id: string): Promise<PartnerRow | null> {
  const [row] = await tx.select().from(partnerAccounts).where(eq(partnerAccounts.id, id)).for('update')
  return row ?? null
}

/** Closed ones last. */
export function allPartners(db: DbOrTx): Promise<PartnerRow[]> {
  return db
    .select()
    .from(partnerAccounts)
    .orderBy(sql`${partnerAccounts.disabledAt} is not null`, asc(partnerAccounts.company))
    .limit(500)
}
