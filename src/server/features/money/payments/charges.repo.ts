import { and, desc, eq, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type AttemptRow, paymentAttempts } from './payments.table.ts'
import { paymentReversals, type ReversalRow } from './reversals.table.ts'

export async function insertCharge(tx: Tx, row: typeof paymentAttempts.$inferInsert): Promise<void> {
  await tx.insert(paymentAttempts).values(row)
}

export async function chargeOf(db: DbOrTx, id: string): Promise<AttemptRow | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row ?? null
}

/** Charges of a member, the newest first. */
export function chargesOf(db: DbOrTx, memberId: string, most: number): Promise<readonly AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.memberId, memberId), eq(paymentAttempts.purpose, 'emoney')))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(most)
}

export interface OwedCharge extends ReversalRow {
  readonly memberId: string
  readonly method: string
}

/** Charges that were taken back after they were spent, and that nobody has settled: the oldest first. */
export async function owedCharges(db: DbOrTx, most: number): Promise<readonly OwedCharge[]> {
  const rows = await db
    .select({ reversal: paymentReversals, memberId: paymentAttempts.memberId, method: paymentAttempts.method })
    .from(paymentReversals)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentReversals.attemptId))
    .where(and(isNull(paymentReversals.outcome), eq(paymentAttempts.purpose, 'emoney')))
    .orderBy(paymentReversals.takenAt, paymentReversals.id)
    .limit(most)
  return rows.map(({ reversal, memberId, method }) => ({ ...reversal, memberId, method: method ?? '카드' }))
}

export async function readReversal(db: DbOrTx, id: string): Promise<ReversalRow | null> {
  const [row] = await db.select().from(paymentReversals).where(eq(paymentReversals.id, id))
  return row ?? null
}

/** Everything of a charge that somebody had to see to is seen to. */
export async function closeChargeReversals(
  tx: Tx,
  attemptId: string,
  end: Pick<ReversalRow, 'outcome' | 'reason' | 'byId' | 'settledAt'>,
): Promise<void> {
  await tx
    .update(paymentReversals)
    .set(end)
    .where(sql`${paymentReversals.attemptId} = ${attemptId}::uuid and ${paymentReversals.outcome} is null`)
}
