import { paidAgainEntries } from '#/domain/ledger/reversal.ts'
import { type Booking, postBookings } from '#/server/features/money/ledger/ledger.public.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  paysLate,
  planPayment,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { captureAttempt, type SeenAttempt } from './attempts.repo.ts'
import { nextLook } from './next-look.ts'
import { sealedSecretOf } from './deposit-secret.ts'
import { detailsOf } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { closeAccountsOf } from './close-accounts.ts'
import { openRepayment } from './open-repayment.ts'
import { RECEIVED_AT } from './received-at.ts'
import { closeReversals } from './reversals.repo.ts'
import { saleOf } from './sale-of.ts'

/**
 * The money of an attempt is there: the one place where orders become paid, whoever brought the news (browser, notice,
 * look-up) and however often. Money that an order cannot take (paid by another tab, cancelled meanwhile) is owed and goes back.
 * `payment` null: nothing was to be paid. Answers what became of the attempt, null when that was settled before.
 */
export async function settleCapture(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: GatewayPayment | null,
): Promise<Partial<AttemptRow> | null> {
  const plan = planPayment(await lockOrders(tx, attempt.orderIds), 'capture')
  const { moved, stuck } = plan
  const now = deps.clock.now()
  const method = payment?.method ?? '0원 결제'
  const change = {
    state: moved.length > 0 ? ('captured' as const) : ('returned' as const),
    settledAt: now,
    method,
    paymentKey: payment?.paymentKey ?? null,
    details: payment ? detailsOf(payment) : null,
    depositSecret: sealedSecretOf(deps, payment),
    lookAgainAt: payment && nextLook(now, now, payment.account ? 'account' : 'other'),
    gatewayCaptured: payment?.amount ?? 0,
    gatewayReturned: payment ? payment.amount - payment.balance : 0,
  }
  // The calendar comes before the attempt in the order of locks.
  if (moved.some(paysLate)) await calendarToPromiseBy(tx)
  const first = await captureAttempt(
    tx,
    attempt,
    change,
    moved.map((order) => order.id),
  )
  if (!first) return null
  const bookings = moved.map((order) => saleBooking(deps, attempt, order))
  await makePaymentMoves(tx, deps, plan, method)
  await postBookings(tx, now, bookings)
  const again = moved.filter((order) => order.moneyMissingSince !== null || order.receivableTotal > 0)
  if (again.length > 0) await closeAsPaid(tx, again, now)
  for (const order of again) await closeAccountsOf(tx, deps, order.id)
  if (stuck.length > 0 && payment) {
    const amount = stuck.reduce((sum, order) => sum + order.total, 0)
    const cause = stuck.every((order) => order.cancelledAt) ? 'order-cancelled' : 'paid-twice'
    await openRepayment(tx, deps, { attemptId: attempt.id, orders: stuck, amount, cause, payment })
  }
  return change
}

async function closeAsPaid(tx: Tx, orders: readonly OrderRow[], settledAt: Date): Promise<void> {
  const ids = orders.map((order) => order.id)
  await closeReversals(tx, ids, { outcome: 'paid-again', reason: '', byId: null, settledAt })
}

function saleBooking(deps: PaymentsDeps, attempt: SeenAttempt, order: OrderRow): Booking {
  // A deposit that the bank took back and that came again is booked again; everything else once per order and attempt.
  const again = attempt.reversals > 0 ? `:${attempt.reversals}` : ''
  return {
    id: deps.ids.uuid(),
    kind: 'order-payment',
    reference: `${order.number}:${attempt.id}${again}`,
    memo: order.number,
    attemptId: attempt.id,
    entries: paidAgainEntries(saleOf(order), RECEIVED_AT, order.receivableTotal),
  }
}
