import { and, eq, inArray, isNull, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { paymentRefunds } from './payments.table.ts'
import { paymentReversals, type ReversalRow } from './reversals.table.ts'

export async function insertReversal(tx: Tx, row: typeof paymentReversals.$inferInsert): Promise<void> {
  await tx.insert(paymentReversals).values(row)
}

export interface GivenBack {
  /** Refunds that the gateway has made; what staff sent by hand is not the gateway's. */
  readonly refunded: number
  /** Cancels by others that are in the shop's books. */
  readonly chargedBack: number
  /** Refunds the shop has asked for and not yet heard of. */
  readonly asked: number
}

/** What went back of the money of an attempt, and by whom. */
export async function givenBackOf(db: DbOrTx, attemptId: string): Promise<GivenBack> {
  const { rows } = await db.execute<{ refunded: string; chargedBack: string; asked: number }>(sql`
    select (select coalesce(sum(amount), 0) from payment_refunds
        where attempt_id = ${attemptId} and state = 'done' and via = 'gateway') as refunded,
      (select coalesce(sum(amount), 0) from payment_reversals where attempt_id = ${attemptId} and kind = 'chargeback') as "chargedBack",
      (select count(*)::int from payment_refunds where attempt_id = ${attemptId} and state = 'requested') as asked`)
  const [row] = rows
  return { refunded: Number(row?.refunded), chargedBack: Number(row?.chargedBack), asked: Number(row?.asked) }
}

/** Money of the order that is still missing, or owed: the oldest first. */
export function openReversals(db: DbOrTx, orderId: string): Promise<readonly ReversalRow[]> {
  return db
    .select()
    .from(paymentReversals)
    .where(and(eq(paymentReversals.orderId, orderId), OPEN))
    .orderBy(paymentReversals.takenAt, paymentReversals.id)
}

const OPEN = or(isNull(paymentReversals.outcome), eq(paymentReversals.outcome, 'receivable'))

export async function closeReversals(
  tx: Tx,
  orderIds: readonly string[],
  end: Pick<ReversalRow, 'outcome' | 'reason' | 'byId' | 'settledAt'>,
): Promise<void> {
  await tx
    .update(paymentReversals)
    .set(end)
    .where(and(inArray(paymentReversals.orderId, orderIds), OPEN))
}

/** The rest came again by the payment that it had been taken back from. */
export async function restCameAgain(tx: Tx, attemptId: string, settledAt: Date): Promise<void> {
  await tx
    .update(paymentReversals)
    .set({ outcome: 'paid-again', settledAt })
    .where(eq(paymentReversals.attemptId, attemptId))
}

/** Why a refund ended without money: there was none any more. */
export const DEPOSIT_REVERSED = 'DEPOSIT_REVERSED'

/** The bank has the money: what the shop asked to give back of it cannot be given. */
export async function refuseOpenRefunds(
  tx: Tx,
  attemptId: string,
  why: { readonly code: string; readonly message: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(paymentRefunds)
    .set({
      state: 'refused',
      failureCode: why.code,
      failureMessage: why.message,
      settledAt: why.at,
      refundAccount: null,
    })
    .where(and(eq(paymentRefunds.attemptId, attemptId), eq(paymentRefunds.state, 'requested')))
}
