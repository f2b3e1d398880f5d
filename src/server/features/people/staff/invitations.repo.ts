import { and, asc, eq, isNull } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { accountInvitations, type InvitationRow } from './staff.table.ts'

const open = and(isNull(accountInvitations.acceptedAt), isNull(accountInvitations.withdrawnAt))

/** The oldest first; those whose time is over among them. */
export function openInvitations(db: DbOrTx): Promise<InvitationRow[]> {
  return db.select().from(accountInvitations).where(open).orderBy(asc(accountInvitations.createdAt)).limit(500)
}

/** False when this mailbox is invited already. */
export async function insertInvitation(tx: Tx, row: typeof accountInvitations.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(accountInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: accountInvitations.id })
  return made.length > 0
}

export async function lockInvitation(
  tx: Tx,
  by: { readonly id: string } | { readonly tokenHash: Buffer },
): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(accountInvitations).where(which(by)).for('update')
  return row ?? null
}

export async function findInvitation(db: DbOrTx, tokenHash: Buffer): Promise<InvitationRow | null> {
  const [row] = await db.select().from(accountInvitations).where(which({ tokenHash }))
  return row ?? null
}

export async function updateInvitation(tx: Tx, id: string, set: Partial<InvitationRow>): Promise<void> {
  await tx.update(accountInvitations).set(set).where(eq(accountInvitations.id, id))
}

const which = (by: { readonly id: string } | { readonly tokenHash: Buffer }) =>
  'id' in by ? eq(accountInvitations.id, by.id) : eq(accountInvitations.tokenHash, by.tokenHash)
