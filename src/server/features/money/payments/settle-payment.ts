import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  planPayment,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { type AttemptRef, lockAttempt, movesItsOrders, type SeenAttempt, updateAttempt } from './attempts.repo.ts'
import { accountExpired } from './payments-events.ts'
import { lookAgain } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { settleCapture } from './settle-capture.ts'
import { settleWaiting } from './settle-deposit.ts'
import { settleChargeback } from './settle-taken-back.ts'

type Settled = Partial<AttemptRow> | null

/**
 * What the gateway says about a payment becomes what the shop says; the one completion function for the browser's return,
 * notices and look-ups. Any order, any number of times: each state is only entered from where it can be. Answers what changed.
 */
export async function settlePayment(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: GatewayPayment,
): Promise<Settled> {
  switch (payment.status) {
    case 'done':
    case 'partly-cancelled':
      return settleTaken(tx, deps, attempt, payment)
    case 'waiting-deposit':
      return settleWaiting(tx, deps, attempt, payment)
    case 'cancelled':
      return (await settleChargeback(tx, deps, attempt, payment)) ?? settleNothing(tx, deps, attempt, endedBy(payment))
    case 'aborted':
    case 'expired':
      return settleNothing(tx, deps, attempt, endedBy(payment))
    case 'ready':
    case 'in-progress':
      return null
  }
}

const endedBy = ({ failure, status }: GatewayPayment) => failure ?? { code: status.toUpperCase(), message: '' }

async function settleTaken(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: GatewayPayment,
): Promise<Settled> {
  const captured = await settleCapture(tx, deps, attempt, payment)
  if (payment.balance === payment.amount) return captured
  if (captured === null) return settleChargeback(tx, deps, attempt, payment)
  // What was cancelled of it already is seen to when the capture stands in the books.
  await lookAgain(tx, deps, attempt.id)
  return captured
}

/** No money moved and none will: the orders can be paid anew. */
export async function settleNothing(
  tx: Tx,
  deps: PaymentsDeps,
  ref: AttemptRef,
  failure: { readonly code: string; readonly message: string },
): Promise<Settled> {
  const orders = await lockOrders(tx, ref.orderIds)
  const { state } = await lockAttempt(tx, ref.id)
  if (state !== 'open' && state !== 'confirming' && state !== 'waiting-deposit') return null
  if (state !== 'open' && movesItsOrders(ref))
    await makePaymentMoves(tx, deps, planPayment(orders, state === 'confirming' ? 'refuse' : 'expire'))
  const end = endOf(failure.code)
  const change = {
    state: end,
    // It may be another order's: whoever it belongs to must be able to use it.
    ...(state === 'confirming' && end === 'refused' ? { paymentKey: null } : {}),
    failureCode: failure.code,
    failureMessage: failure.message,
    settledAt: deps.clock.now(),
  }
  await updateAttempt(tx, ref.id, change)
  if (state === 'waiting-deposit' && end === 'expired' && movesItsOrders(ref))
    for (const { id } of orders) await deps.jobs.emit(tx, accountExpired, { orderId: id, attemptId: ref.id })
  await forgetAccounts(tx, orders)
  return change
}

/** No deposit comes any more: the account that was named with a cancellation is needed for nothing. */
async function forgetAccounts(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  for (const { id, cancelledAt, cancelRefundAccount } of orders)
    if (cancelledAt && cancelRefundAccount) await updateOrder(tx, id, { cancelRefundAccount: null })
}

function endOf(code: string): AttemptRow['state'] {
  if (code.includes('EXPIRED')) return 'expired'
  return code === 'CANCELLED' ? 'cancelled' : 'refused'
}
