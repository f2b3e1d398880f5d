import { and, asc, desc, eq, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { paymentRefunds, type RefundRow } from './payments.table.ts'

export async function insertRefund(tx: Tx, row: typeof paymentRefunds.$inferInsert): Promise<void> {
  await tx.insert(paymentRefunds).values(row)
}

export async function readRefund(db: DbOrTx, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  return row ?? null
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for('no key update')
  if (!row) throw new Error(`no refund ${id}`)
  return row
}

export async function updateRefund(tx: Tx, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id))
}

/** Cancels that the gateway made and that are in the shop's books. */
export async function knownTransactions(db: DbOrTx, attemptId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select transaction_key as key from payment_refunds where attempt_id = ${attemptId} and transaction_key is not null
    union all
    select unnest(transaction_keys) from payment_reversals where attempt_id = ${attemptId}`)
  return rows.map((row) => row.key)
}

export async function openRefunds(db: DbOrTx, requestedBefore: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.state, 'requested'), lt(paymentRefunds.requestedAt, requestedBefore)))
    .orderBy(asc(paymentRefunds.requestedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The money has left: accounts that were named on the way are needed no more. */
export async function dropAccounts(tx: Tx, repaymentId: string): Promise<void> {
  await tx.update(paymentRefunds).set({ refundAccount: null }).where(eq(paymentRefunds.repaymentId, repaymentId))
}

/** The account that was named last for a repayment, sealed. */
export async function lastAccount(db: DbOrTx, repaymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ account: paymentRefunds.refundAccount })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.repaymentId, repaymentId))
    .orderBy(desc(paymentRefunds.requestedAt))
    .limit(1)
  return row?.account ?? null
}
