import { lockOrders, makePaymentMoves, planPayment } from '#/server/features/ordering/orders/orders.public.ts'
import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { type AttemptWithOrders, captureAttempt, lockAttempt, movesItsOrders } from './attempts.repo.ts'
import { byDeposit, openRepayment } from './open-repayment.ts'
import { sealedSecretOf } from './deposit-secret.ts'
import { detailsOf } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/**
 * The gateway took another amount than was asked for: no order is paid with it, all of it is owed, and the orders can be paid
 * anew. False while nothing was taken.
 */
export async function settleOtherAmount(
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  payment: GatewayPayment,
): Promise<boolean> {
  deps.log.error({ attemptId: attempt.id, amount: payment.amount }, 'the gateway has another amount for this payment')
  if (payment.status !== 'done' && payment.status !== 'partly-cancelled') return false
  await deps.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, attempt.orderIds)
    const { state } = await lockAttempt(tx, attempt.id)
    const taken = await captureAttempt(
      tx,
      attempt,
      {
        state: 'returned',
        settledAt: deps.clock.now(),
        method: payment.method,
        paymentKey: payment.paymentKey,
        details: detailsOf(payment),
        depositSecret: sealedSecretOf(deps, payment),
        lookAgainAt: null,
        gatewayCaptured: payment.amount,
        gatewayReturned: payment.amount - payment.balance,
      },
      [],
    )
    if (!taken) return
    if (movesItsOrders(attempt) && (state === 'confirming' || state === 'waiting-deposit'))
      await makePaymentMoves(tx, deps, planPayment(orders, state === 'confirming' ? 'refuse' : 'expire'))
    const stranded = { attempt, orders, amount: payment.balance, byDeposit: byDeposit(payment) }
    await openRepayment(tx, deps, { ...stranded, cause: 'other-amount' })
  })
  return true
}
