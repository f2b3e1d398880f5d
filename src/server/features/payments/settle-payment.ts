import { opposite } from '#/domain/ledger/entry.ts'
import { saleEntries } from '#/domain/ledger/sale.ts'
import { postBookings } from '#/server/features/ledger/ledger.public.ts'
import { lockOrders, makePaymentMoves, planPayment } from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { type AttemptRef, lockAttempt, releaseCaptured, updateAttempt } from './attempts.repo.ts'
import { detailsOf } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { RECEIVED_AT } from './received-at.ts'
import { reverseUnapplied } from './reverse-unapplied.ts'
import { saleOf } from './sale-of.ts'
import { settleCapture } from './settle-capture.ts'

type Settled = Partial<AttemptRow> | null

/**
 * What the gateway says about a payment becomes what the shop says; the one completion function for the browser's return,
 * notices and look-ups. Any order, any number of times: each state is only entered from where it can be. Answers what changed.
 */
export async function settlePayment(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: AttemptRef,
  payment: GatewayPayment,
): Promise<Settled> {
  switch (payment.status) {
    case 'done':
    case 'partly-cancelled':
      return settleCapture(tx, deps, attempt, payment)
    case 'waiting-deposit':
      return settleWaiting(tx, deps, attempt, payment)
    case 'aborted':
    case 'expired':
    case 'cancelled':
      return settleNothing(tx, deps, attempt, payment.failure ?? { code: payment.status.toUpperCase(), message: '' })
    case 'ready':
    case 'in-progress':
      return null
  }
}

async function settleWaiting(tx: Tx, deps: PaymentsDeps, ref: AttemptRef, payment: GatewayPayment): Promise<Settled> {
  const orders = await lockOrders(tx, ref.orderIds)
  const attempt = await lockAttempt(tx, ref.id)
  if (!['open', 'confirming', 'captured', 'returned'].includes(attempt.state)) return null
  const now = deps.clock.now()
  const change = {
    state: 'waiting-deposit' as const,
    paymentKey: payment.paymentKey,
    details: detailsOf(payment),
    depositSecret: payment.depositSecret,
    settledAt: now,
    gatewayCaptured: 0,
    gatewayReturned: 0,
  }
  await updateAttempt(tx, ref.id, change)
  if (attempt.state !== 'captured' && attempt.state !== 'returned') {
    await makePaymentMoves(tx, deps, planPayment(orders, 'issue-account'), payment.method)
    return change
  }
  // A bank may withdraw a deposit it reported; the orders wait again and the books say so.
  deps.log.warn({ attemptId: ref.id }, 'the bank took a deposit back')
  const plan = planPayment(orders, 'reverse-deposit')
  await makePaymentMoves(tx, deps, plan)
  await releaseCaptured(tx, ref.id)
  await reverseUnapplied(tx, deps, { attemptId: ref.id, stuck: plan.stuck.length > 0 })
  const reversed = plan.moved.map((order) => ({
    id: deps.ids.uuid(),
    kind: 'order-refund' as const,
    reference: `${order.number}:deposit-reversed:${deps.ids.uuid()}`,
    memo: order.number,
    attemptId: ref.id,
    entries: opposite(saleEntries(saleOf(order), RECEIVED_AT)),
  }))
  await postBookings(tx, now, reversed)
  return change
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
  if (state !== 'open')
    await makePaymentMoves(tx, deps, planPayment(orders, state === 'confirming' ? 'refuse' : 'expire'))
  const change = {
    state: endOf(failure.code),
    failureCode: failure.code,
    failureMessage: failure.message,
    settledAt: deps.clock.now(),
  }
  await updateAttempt(tx, ref.id, change)
  return change
}

function endOf(code: string): AttemptRow['state'] {
  if (code.includes('EXPIRED')) return 'expired'
  return code === 'CANCELLED' ? 'cancelled' : 'refused'
}
