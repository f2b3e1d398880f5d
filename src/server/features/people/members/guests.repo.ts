import { and, asc, desc, eq, gt, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type MemberRow, members } from './members.table.ts'

const lastSeen = sql<Date>`coalesce(${members.lastLoginAt}, ${members.joinedAt})`

/** Nobody proves a phone more often in the month that a guest is the same. */
const MOST_OF_A_PHONE = 1_000

/** Whoever looks for a guest by phone, to make one where there is none, does so after everybody who does the same. */
export async function lockGuestPhone(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('guest-phone:' || ${phone}, 0))`)
}

/** Guests of a phone that was proven, the last seen first; of very many, whom the shop has suspended is never left out. */
export function guestsOfPhone(db: DbOrTx, phone: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.phone, phone), eq(members.guest, true), isNull(members.leftAt)))
    .orderBy(sql`${members.suspendedAt} is null`, desc(lastSeen), asc(members.id))
    .limit(MOST_OF_A_PHONE)
}

export async function notePhoneProof(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(members).set({ phoneProvenAt: at }).where(eq(members.id, id))
}

/** Some guests whose last visit was before, by id; whom the desk ordered for may never have come. `after` is the last of those before them. */
export function guestsNotSeenSince(db: DbOrTx, before: Date, after: string | null) {
  const gone = and(eq(members.guest, true), isNull(members.leftAt), lt(lastSeen, before))
  return db
    .select({ id: members.id })
    .from(members)
    .where(and(gone, after === null ? undefined : gt(members.id, after)))
    .orderBy(asc(members.id))
    .limit(100)
}

/** Before a guest is forgotten: nobody is left whom it would keep out. */
export async function endSuspension(tx: Tx, id: string): Promise<void> {
  await tx.update(members).set({ suspendedAt: null, suspendedReason: null }).where(eq(members.id, id))
}

export async function markTaken(tx: Tx, guestId: string, takenBy: string): Promise<void> {
  await tx.update(members).set({ takenBy }).where(eq(members.id, guestId))
}
