import { refundEntries } from '#/domain/ledger/sale.ts'
import { prepaidLeft, prepaidOf } from '#/domain/orders/benefits.ts'
import { moneyLeft, saleUndone } from '#/domain/orders/order-money.ts'
import { takeBackEarned } from '#/server/features/benefits/wallet/wallet.public.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  makePaymentMoves,
  type OrderRow,
  planPayment,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readAttempt } from './attempts.repo.ts'
import { tellOfCharge } from './charge-news.ts'
import { endRepayment } from './move-repayment.ts'
import { refundDone } from './payments-events.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { RefundRow } from './payments.table.ts'
import { receivedAt, SENT_FROM } from './received-at.ts'
import { readRepayment } from './repayments.repo.ts'
import { saleOf } from './sale-of.ts'
import { paidOut } from './unapplied.ts'

/**
 * Money has left, by the gateway or by hand: order, books and the repayment that owned it say so, and the customer is told,
 * unless nothing really moved.
 * The caller has locked the orders and the attempt.
 */
export async function bookRefund(
  tx: Tx,
  deps: PaymentsDeps,
  refund: RefundRow,
  orders: readonly OrderRow[],
  told: 'customer' | 'nobody' = 'customer',
): Promise<void> {
  const repayment = refund.repaymentId ? await readRepayment(tx, refund.repaymentId) : null
  if (repayment) await endRepayment(tx, deps, repayment, refund.via)
  const from =
    refund.via === 'bank'
      ? SENT_FROM
      : receivedAt((await readAttempt(tx, { id: refund.attemptId }))?.paidTo ?? 'gateway')
  const order = orders.find(({ id }) => id === refund.orderId)
  if (order) await bookOrderRefund(tx, deps, { refund, order, from })
  else if (repayment) await postBookings(tx, deps.clock.now(), [paidOut(deps, repayment, from)])
  else throw new Error(`refund ${refund.id} is of nothing`)
  if (told === 'nobody') return
  const orderId = order?.id ?? repayment?.orderIds[0]
  if (!orderId && repayment)
    await tellOfCharge(tx, deps, repayment.memberId, {
      event: 'emoney-refunded',
      key: refund.id,
      amount: refund.amount,
    })
  if (!orderId) return
  const { id: refundId, amount, via } = refund
  await deps.jobs.emit(tx, refundDone, {
    refundId,
    orderId,
    amount,
    via,
    ...(repayment ? { repaymentId: repayment.id } : {}),
  })
}

async function bookOrderRefund(
  tx: Tx,
  deps: PaymentsDeps,
  { refund, order, from }: { refund: RefundRow; order: OrderRow; from: string },
): Promise<void> {
  await updateOrder(tx, order.id, { refundedTotal: order.refundedTotal + refund.amount })
  const left = moneyLeft(order) - refund.amount
  const { id: orderId, total } = order
  const prepaid = prepaidLeft(order)
  const paid = total + prepaidOf(order)
  await takeBackEarned(tx, deps, { orderId, left: left + prepaid, paid, reference: refund.id })
  await makePaymentMoves(tx, deps, planPayment([order], left + prepaid === 0 ? 'refund-all' : 'refund-part'))
  await postBookings(tx, deps.clock.now(), [
    {
      id: deps.ids.uuid(),
      kind: 'order-refund',
      reference: refund.id,
      memo: order.number,
      attemptId: refund.attemptId,
      entries: refundEntries(saleOf(order), from, saleUndone(order), refund.amount),
    },
  ])
}
