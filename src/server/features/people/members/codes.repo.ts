import { and, count, eq, gt, isNotNull, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type CodePurpose, type CodeRow, contactCodes } from './members.table.ts'

export const MOST_TRIES = 5

export async function sentSince(db: DbOrTx, target: string, purpose: CodePurpose, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(contactCodes)
    .where(and(eq(contactCodes.target, target), eq(contactCodes.purpose, purpose), gt(contactCodes.createdAt, since)))
  return row?.n ?? 0
}

/** Sends to one target come one after the other, so that parallel requests cannot all pass the count. */
export async function lockTarget(tx: Tx, target: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact_code:${target}`}, 0))`)
}

export async function insertCode(tx: Tx, row: typeof contactCodes.$inferInsert): Promise<void> {
  await tx.insert(contactCodes).values(row)
}

/** Counts a try and returns the code it is for; null when there is none left to try. One statement: parallel tries queue on the row. */
export async function countTry(tx: Tx, id: string, now: Date): Promise<CodeRow | null> {
  const [row] = await tx
    .update(contactCodes)
    .set({ tries: sql`${contactCodes.tries} + 1` })
    .where(
      and(
        eq(contactCodes.id, id),
        lt(contactCodes.tries, MOST_TRIES),
        isNull(contactCodes.verifiedAt),
        gt(contactCodes.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function markVerified(tx: Tx, id: string, set: { verifiedAt: Date; ticketHash: Buffer }): Promise<void> {
  await tx.update(contactCodes).set(set).where(eq(contactCodes.id, id))
}

interface Ticket {
  readonly hash: Buffer
  readonly purpose: CodePurpose
  readonly verifiedAfter: Date
}

const isGood = ({ hash, purpose, verifiedAfter }: Ticket) =>
  and(
    eq(contactCodes.ticketHash, hash),
    eq(contactCodes.purpose, purpose),
    isNotNull(contactCodes.verifiedAt),
    gt(contactCodes.verifiedAt, verifiedAfter),
    isNull(contactCodes.usedAt),
  )

/** Uses a ticket up; null when it is unknown, used, too old or for something else. */
export async function takeTicket(tx: Tx, ticket: Ticket & { readonly now: Date }): Promise<CodeRow | null> {
  const [row] = await tx.update(contactCodes).set({ usedAt: ticket.now }).where(isGood(ticket)).returning()
  return row ?? null
}

/** The same without using it up. */
export async function findTicket(db: DbOrTx, ticket: Ticket): Promise<CodeRow | null> {
  const [row] = await db.select().from(contactCodes).where(isGood(ticket))
  return row ?? null
}

export async function deleteExpiredCodes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactCodes).where(lt(contactCodes.expiresAt, before))
}
