import { refundEntries } from '#/domain/ledger/sale.ts'
import { moneyLeft, saleUndone } from '#/domain/orders/order-money.ts'
import { postBookings } from '#/server/features/money/ledger/ledger.public.ts'
import {
  makePaymentMoves,
  type OrderRow,
  planPayment,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { endRepayment } from './move-repayment.ts'
import { refundDone } from './payments-events.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { RefundRow } from './payments.table.ts'
import { RECEIVED_AT, SENT_FROM } from './received-at.ts'
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
  const from = refund.via === 'bank' ? SENT_FROM : RECEIVED_AT
  const order = orders.find(({ id }) => id === refund.orderId)
  if (order) await bookOrderRefund(tx, deps, { refund, order, from })
  else if (repayment) await postBookings(tx, deps.clock.now(), [paidOut(deps, repayment, from)])
  else throw new Error(`refund ${refund.id} is of nothing`)
  const orderId = order?.id ?? repayment?.orderIds[0]
  if (!orderId || told === 'nobody') return
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
  await makePaymentMoves(tx, deps, planPayment([order], left === 0 ? 'refund-all' : 'refund-part'))
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
