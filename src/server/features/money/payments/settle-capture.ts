import { advanceEntries } from '#/domain/ledger/advance.ts'
import { paidAgainEntries } from '#/domain/ledger/reversal.ts'
import { type Booking, postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  paysLate,
  planPayment,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { captureAttempt, type SeenAttempt } from './attempts.repo.ts'
import { capturedOf } from './captured-of.ts'
import { askedByAttempt, heldByAttempt, releasedOf } from './held-money.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { closeAccountsOf } from './close-accounts.ts'
import { byDeposit, openRepayment } from './open-repayment.ts'
import { receivedAt } from './received-at.ts'
import { closeReversals } from './reversals.repo.ts'
import { prepaidBooking } from './prepaid-booking.ts'
import { paymentBooking } from './sale-booking.ts'
import { saleOf } from './sale-of.ts'
import { settleRest } from './settle-rest.ts'
import { settleChange } from './settle-change.ts'
import { captureCharge } from './settle-charge.ts'

/**
 * The money of an attempt is there: the one place where orders become paid, whoever brought the news (browser, notice,
 * look-up) and however often. Money that an order cannot take (paid by another tab, cancelled meanwhile) is owed and goes back.
 * `payment` null: nothing was to be paid. Answers what became of the attempt, null when that was settled before.
 */
export async function settleCapture(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: ToldPayment | null,
): Promise<Partial<AttemptRow> | null> {
  if (attempt.changeId !== null) return settleChange(tx, deps, attempt, payment)
  if (attempt.part === 'rest' && payment) return settleRest(tx, deps, attempt, payment)
  if (attempt.purpose === 'emoney' && payment) return captureCharge(tx, deps, attempt, payment)
  const orders = await lockOrders(tx, attempt.orderIds)
  const others = await ofOtherAmount(tx, attempt, orders, payment)
  const plan = planPayment(
    orders.filter((order) => !others.includes(order)),
    attempt.part === 'advance' ? 'capture-advance' : 'capture',
  )
  const { moved } = plan
  const stuck = [...plan.stuck, ...others]
  const now = deps.clock.now()
  // A part of an order that a bank took back stays with its payment until somebody decides.
  const holds = moved.length > 0 || (attempt.reversals > 0 && (await heldByAttempt(tx, attempt.id)).size > 0)
  const change = capturedOf(deps, payment, holds)
  const { method } = change
  // The calendar comes before the attempt in the order of locks.
  if (moved.some(paysLate)) await calendarToPromiseBy(tx)
  const first = await captureAttempt(
    tx,
    attempt,
    change,
    moved.map((order) => order.id),
  )
  if (!first) return null
  const bookings =
    attempt.part === 'advance'
      ? moved.map((order) => paymentBooking(deps, { attempt, order, entries: advanceOf(attempt, order) }))
      : moved.flatMap((order) => [saleBooking(deps, attempt, order), ...prepaidBooking(deps, order)])
  await makePaymentMoves(tx, deps, plan, method)
  await postBookings(tx, now, bookings)
  const again = moved.filter((order) => order.moneyMissingSince !== null || order.receivableTotal > 0)
  if (again.length > 0) await closeAsPaid(tx, again, now)
  for (const order of again) await closeAccountsOf(tx, deps, order.id)
  if (payment) await oweRest(tx, deps, { attempt, moved, stuck, payment })
  return change
}

/** What no order can take, and what a cheaper order had let go of before the bank took the deposit back. */
async function oweRest(
  tx: Tx,
  deps: PaymentsDeps,
  {
    attempt,
    moved,
    stuck,
    payment,
  }: { attempt: SeenAttempt; moved: readonly OrderRow[]; stuck: readonly OrderRow[]; payment: ToldPayment },
): Promise<void> {
  const owed = { attempt, byDeposit: byDeposit(payment) }
  const released = attempt.reversals > 0 && moved.length > 0 ? await releasedOf(tx, attempt.id) : 0
  if (released > 0) await openRepayment(tx, deps, { ...owed, orders: moved, amount: released, cause: 'order-changed' })
  if (stuck.length === 0) return
  const amount = payment.amount - released - moved.reduce((sum, order) => sum + partOf(attempt, order), 0)
  const cause = stuck.every((order) => order.cancelledAt) ? 'order-cancelled' : 'paid-twice'
  await openRepayment(tx, deps, { ...owed, orders: stuck, amount, cause })
}

/** Orders that cost something else by now: a try that was begun before a change is not their price. */
async function ofOtherAmount(
  tx: Tx,
  attempt: SeenAttempt,
  orders: readonly OrderRow[],
  payment: ToldPayment | null,
): Promise<readonly OrderRow[]> {
  const all = orders.reduce((sum, order) => sum + partOf(attempt, order), 0)
  if (!payment || payment.amount === all) return []
  const asked = await askedByAttempt(tx, attempt.id)
  return orders.filter((order) => asked.get(order.id) !== partOf(attempt, order))
}

/** What this payment is to pay of an order as it is now. */
const partOf = ({ part }: SeenAttempt, { advanceTotal, total }: OrderRow): number =>
  part === 'advance' ? advanceTotal : total

/** Owed as work from now on; what was a debt of it meanwhile is none any more. */
const advanceOf = ({ paidTo }: SeenAttempt, { advanceTotal }: OrderRow) =>
  advanceEntries(receivedAt(paidTo), advanceTotal)

async function closeAsPaid(tx: Tx, orders: readonly OrderRow[], settledAt: Date): Promise<void> {
  const ids = orders.map((order) => order.id)
  await closeReversals(tx, ids, { outcome: 'paid-again', reason: '', byId: null, settledAt })
}

const saleBooking = (deps: PaymentsDeps, attempt: SeenAttempt, order: OrderRow): Booking =>
  paymentBooking(deps, {
    attempt,
    order,
    entries: paidAgainEntries(saleOf(order), receivedAt(attempt.paidTo), order.receivableTotal),
  })
