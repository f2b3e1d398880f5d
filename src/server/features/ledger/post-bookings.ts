import { sql } from 'drizzle-orm'
import { balanceOf, type Entry } from '#/domain/ledger/entry.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { executeWithCommit } from '#/server/platform/db/with-commit.ts'

export interface Booking {
  readonly id: string
  readonly kind:
    | 'order-payment'
    | 'order-refund'
    | 'order-reversal'
    | 'order-receivable'
    | 'unapplied-receipt'
    | 'unapplied-refund'
    | 'unapplied-reversal'
  /** What it is about; together with `kind` it can be booked once. */
  readonly reference: string
  readonly memo: string
  /** The try to pay whose money it is: the doctor compares each with the gateway. */
  readonly attemptId: string | null
  readonly entries: readonly Entry[]
}

/**
 * Books all of them in one statement, with the commit. A booking that does not sum to zero throws here, before the database's own check at
 * commit; one that is already in the books (same kind and reference) violates a constraint and rolls everything back.
 */
export async function postBookings(tx: Tx, at: Date, bookings: readonly Booking[]): Promise<void> {
  for (const booking of bookings)
    if (balanceOf(booking.entries) !== 0)
      throw new Error(`booking ${booking.kind} ${booking.reference} does not balance`)
  const filled = bookings.filter((booking) => booking.entries.length > 0)
  if (filled.length === 0) return
  const lines = filled.flatMap((booking) => booking.entries.map((entry) => ({ transaction_id: booking.id, ...entry })))
  const heads = filled.map(({ id, kind, reference, memo, attemptId }) => ({
    id,
    kind,
    reference,
    memo,
    attempt_id: attemptId,
  }))
  const statement = sql`
    with heads as (
      insert into ledger_transactions (id, kind, reference, memo, at, attempt_id)
      select id, kind, reference, memo, ${at.toISOString()}::timestamptz, attempt_id
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head(id uuid, kind text, reference text, memo text, attempt_id uuid))
    insert into ledger_postings (transaction_id, account, amount)
    select transaction_id, account, amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(transaction_id uuid, account text, amount bigint)`
  await executeWithCommit(tx, statement)
}
