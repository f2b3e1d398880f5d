import { refundEntries } from '#/domain/ledger/sale.ts'
import { moneyLeft, saleUndone } from '#/domain/orders/order-money.ts'
import { postBookings } from '#/server/features/ledger/ledger.public.ts'
import { lockOrders, makePaymentMoves, planPayment, updateOrder } from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment, RefundAccount } from '#/server/ports/payment-gateway.ts'
import { readAttempt } from './attempts.repo.ts'
import { lookAgain } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { RefundRow } from './payments.table.ts'
import { knownTransactions, lockRefund, readRefund, updateRefund } from './refunds.repo.ts'
import { givenBackOf } from './reversals.repo.ts'
import { RECEIVED_AT, saleOf } from './settle-capture.ts'

/** Asks the gateway for one refund and books it. Throws when the outcome is unknown, so that the job tries again with the same key. */
export async function carryOutRefund(deps: PaymentsDeps, refundId: string): Promise<void> {
  const refund = await readRefund(deps.database.db, refundId)
  if (!refund || refund.state !== 'requested') return
  const attempt = await readAttempt(deps.database.db, { id: refund.attemptId })
  if (!attempt?.paymentKey) throw new Error(`refund ${refundId} has no payment at the gateway`)
  const outcome = await deps.gateway.cancel({
    paymentKey: attempt.paymentKey,
    reason: refund.reason,
    amount: refund.amount,
    refundAccount: refund.refundAccount ? (JSON.parse(deps.sealer.open(refund.refundAccount)) as RefundAccount) : null,
    idempotencyKey: refund.refundKey,
  })
  if (outcome.kind === 'unknown' && outcome.code === 'ALREADY_CANCELED_PAYMENT') {
    await settleTaken(deps, refund, attempt.paymentKey, outcome.code)
    return
  }
  if (outcome.kind === 'refused') {
    deps.log.error({ refundId, code: outcome.code }, 'the gateway refuses a refund: a person must look')
    await deps.database.transaction((tx) => settleRefused(tx, deps, refundId, outcome))
    return
  }
  if (outcome.kind !== 'payment') throw new Error(`refund ${refundId} unknown at the gateway: ${outcome.code}`)
  await deps.database.transaction((tx) => settleRefund(tx, deps, refund, outcome.payment))
}

/**
 * Nothing is left at the gateway, and not by this call: our key would have brought our own answer. A cancel of this amount by the
 * card company has given the customer the money already; otherwise the refund is impossible, and what happened is looked up.
 */
async function settleTaken(deps: PaymentsDeps, refund: RefundRow, paymentKey: string, code: string): Promise<void> {
  const found = await deps.gateway.lookUp({ paymentKey })
  if (found.kind !== 'payment') throw new Error(`refund ${refund.id} unknown at the gateway: ${code}`)
  const known = await knownTransactions(deps.database.db, refund.attemptId)
  const given = unknownCancel(found.payment, refund.amount, known)
  const message = '결제가 이미 모두 취소되어 있습니다.'
  await deps.database.transaction((tx) =>
    given ? settleRefund(tx, deps, refund, found.payment) : settleRefused(tx, deps, refund.id, { code, message }),
  )
}

const unknownCancel = ({ cancels }: GatewayPayment, amount: number, known: readonly string[]) =>
  cancels.find((cancel) => cancel.amount === amount && !known.includes(cancel.transactionKey))

async function settleRefused(
  tx: Tx,
  deps: PaymentsDeps,
  id: string,
  why: { code: string; message: string },
): Promise<void> {
  const refund = await lockRefund(tx, id)
  if (refund.state !== 'requested') return
  await updateRefund(tx, id, {
    state: 'refused',
    failureCode: why.code,
    failureMessage: why.message,
    settledAt: deps.clock.now(),
  })
  // What others took meanwhile could not be told from what was asked for.
  await lookAgain(tx, deps, refund.attemptId)
}

async function settleRefund(tx: Tx, deps: PaymentsDeps, asked: RefundRow, payment: GatewayPayment): Promise<void> {
  const [order] = asked.orderId ? await lockOrders(tx, [asked.orderId]) : []
  const refund = await lockRefund(tx, asked.id)
  if (refund.state !== 'requested') return
  const now = deps.clock.now()
  const known = await knownTransactions(tx, refund.attemptId)
  const mine = unknownCancel(payment, refund.amount, known)
  await updateRefund(tx, refund.id, {
    state: 'done',
    settledAt: now,
    transactionKey: mine?.transactionKey ?? null,
    // Kept no longer than it is needed for.
    refundAccount: null,
  })
  const back = await givenBackOf(tx, refund.attemptId)
  if (payment.amount - payment.balance > back.refunded + back.chargedBack) await lookAgain(tx, deps, refund.attemptId)
  if (!order) return
  await updateOrder(tx, order.id, { refundedTotal: order.refundedTotal + refund.amount })
  const left = moneyLeft(order) - refund.amount
  await makePaymentMoves(tx, deps, planPayment([order], left === 0 ? 'refund-all' : 'refund-part'))
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'order-refund',
      reference: refund.id,
      memo: order.number,
      entries: refundEntries(saleOf(order), RECEIVED_AT, saleUndone(order), refund.amount),
    },
  ])
}
