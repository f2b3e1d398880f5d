import { balanceOf, type Entry } from '#/domain/ledger/entry.ts'
import { and, eq } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { ledgerPostings, ledgerTransactions } from './ledger.table.ts'

type ValueBookingKind =
  | 'value-earn'
  | 'value-grant'
  | 'value-spend'
  | 'value-return'
  | 'value-expire'
  | 'value-taken-back'
  | 'value-charge'
  | 'value-charge-back'
  | 'value-refund'
  | 'value-refund-ended'
  | 'value-refund-sent'
  | 'value-owed-settled'
  | 'gift-card-issue'
  | 'gift-card-register'
  | 'gift-card-stop'
  | 'gift-card-expire'

export interface Booking {
  readonly id: string
  readonly kind:
    | 'order-payment'
    | 'order-refund'
    | 'order-reversal'
    | 'order-receivable'
    | 'order-change'
    | 'unapplied-receipt'
    | 'unapplied-refund'
    | 'unapplied-reversal'
    | ValueBookingKind
  /** What it is about; together with `kind` it can be booked once. */
  readonly reference: string
  readonly memo: string
  /** The try to pay whose money it is: the doctor compares each with the gateway. */
  readonly attemptId: string | null
  /** The order that points or e-money were used on. */
  readonly orderId?: string
  readonly entries: readonly PostedEntry[]
}

/** A side of a booking; value of a member is always of one of their lots. */
export interface PostedEntry extends Entry {
  readonly lotId?: string
}

/**
 * A booking that does not sum to zero throws here, before the database's own check at commit; one that is already in the books
 * (same kind and reference) violates a constraint.
 */
export async function postBookings(tx: Tx, at: Date, bookings: readonly Booking[]): Promise<void> {
  for (const booking of bookings)
    if (balanceOf(booking.entries) !== 0)
      throw new Error(`booking ${booking.kind} ${booking.reference} does not balance`)
  const filled = bookings.filter((booking) => booking.entries.length > 0)
  if (filled.length === 0) return
  const booked = tx.insert(ledgerTransactions).values(filled.map(({ entries: _, ...booking }) => ({ ...booking, at })))
  const postings = filled.flatMap(({ id, entries }) => entries.map((entry) => ({ transactionId: id, ...entry })))
  await tx
    .with(tx.$with('booked').as(booked.returning({ id: ledgerTransactions.id })))
    .insert(ledgerPostings)
    .values(postings)
}

export async function isBooked(db: DbOrTx, kind: Booking['kind'], reference: string): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.reference, reference)))
  return rows.length > 0
}
