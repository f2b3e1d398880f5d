import { restEntries } from '#/domain/ledger/advance.ts'
import { meansNamed } from '#/domain/orders/payment-means.ts'
import { advanceHeld, dueOf, notSold, restMeansRefusal } from '#/domain/orders/part-payment.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  planPayment,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { captureAttempt, type SeenAttempt } from './attempts.repo.ts'
import { capturedOf } from './captured-of.ts'
import { closeAccountsOf } from './close-accounts.ts'
import { byDeposit, openRepayment } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { prepaidBooking, wantsPrepaidBooking } from './prepaid-booking.ts'
import { receivedAt } from './received-at.ts'
import { restCameAgain } from './reversals.repo.ts'
import { paymentBooking } from './sale-booking.ts'
import { saleOf } from './sale-of.ts'

/**
 * The second of two parts is there: both of them are the sale now, and the order may leave. Money that comes for an order which
 * was cancelled, or whose rest was paid by another window, is owed and goes back.
 */
export async function settleRest(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: ToldPayment,
): Promise<Partial<AttemptRow> | null> {
  const [order] = await lockOrders(tx, attempt.orderIds)
  if (!order) throw new Error(`attempt ${attempt.id} pays the rest of nothing`)
  const waits = isWaitedFor(order, payment.amount)
  const change = capturedOf(deps, payment, waits)
  if (!(await captureAttempt(tx, attempt, change, waits ? [order.id] : []))) return null
  if (!waits) {
    const cause = order.cancelledAt ? 'order-cancelled' : 'paid-twice'
    const owed = { attempt, orders: [order], amount: payment.amount, byDeposit: byDeposit(payment) }
    await openRepayment(tx, deps, { ...owed, cause })
    return change
  }
  if (attempt.reversals > 0) await restCameAgain(tx, attempt.id, deps.clock.now())
  await makePaymentMoves(tx, deps, planPayment([order], 'capture-rest'), methodOf(deps, order, change.method))
  const parts = { notSold: notSold(order), held: advanceHeld(order), rest: payment.amount }
  const entries = restEntries(saleOf(order), receivedAt(attempt.paidTo), parts)
  await postBookings(tx, deps.clock.now(), [
    paymentBooking(deps, { attempt, order, entries }),
    ...prepaidBooking(deps, order),
  ])
  if (wantsPrepaidBooking(order)) await updateOrder(tx, order.id, { prepaidBooked: true })
  await closeAccountsOf(tx, deps, order.id)
  return change
}

function isWaitedFor(order: OrderRow, amount: number): boolean {
  const due = dueOf({ ...order, payment: order.paymentState })
  return order.cancelledAt === null && due.part === 'rest' && due.amount === amount
}

/**
 * A window that let somebody pay by another means is no reason to send the money back: papers go by the means of each payment,
 * and the order is named by how it began.
 */
function methodOf({ log }: PaymentsDeps, { number, paymentMethod }: OrderRow, method: string): string {
  const means = meansNamed(method)
  if (means === null || restMeansRefusal(paymentMethod, means) === null) return method
  log.warn({ orderNumber: number, paymentMethod, method }, 'the rest was paid by a means that has another proof')
  return paymentMethod ?? method
}
