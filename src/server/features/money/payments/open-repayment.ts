import type { RepaymentCause } from '#/domain/orders/repayment-machine.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
  SYSTEM,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { askAccount } from './ask-account.ts'
import { readAttempt } from './attempts.repo.ts'
import { newRepayment } from './new-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { receivedAt } from './received-at.ts'
import { insertRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'
import { requestRefund } from './request-refund.ts'
import { receiptOf } from './unapplied.ts'

const REASONS: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소한 주문의 결제',
  'paid-twice': '중복 결제 자동 취소',
  'other-amount': '주문과 다른 금액',
  'refund-refused': '주문 취소',
  'agreed-refund': '받은 물건의 문제로 합의한 환불',
  'order-changed': '주문 변경 차액',
  'change-ended': '되돌린 주문 변경의 차액',
  'shop-refund': '가게가 돌려드리는 금액',
  'emoney-refund': 'e머니 환불',
}
export const reasonOf = (repayment: Pick<RepaymentRow, 'cause'>): string => REASONS[repayment.cause]

interface Stranded {
  readonly attempt: Pick<AttemptRow, 'id' | 'paidTo'>
  /** The orders that could not take it; empty of a charge of e-money. */
  readonly orders: readonly OrderRow[]
  readonly amount: number
  readonly cause: RepaymentCause
  readonly byDeposit: boolean
}

export const byDeposit = (payment: ToldPayment): boolean => payment.account !== null

/**
 * Money that no order can take is booked as owed to the customer. A deposit goes to the account that was named with the
 * cancellation, or waits for one, which the customer is asked for; everything else goes back the way it came.
 */
export async function openRepayment(tx: Tx, deps: PaymentsDeps, stranded: Stranded): Promise<void> {
  const { attempt, orders, amount, cause, byDeposit: deposited } = stranded
  const attemptId = attempt.id
  const memberId = orders[0]?.memberId ?? (await readAttempt(tx, { id: attemptId }))?.memberId
  if (!memberId) throw new Error(`money of ${attemptId} came from nobody`)
  const now = deps.clock.now()
  const named = cause === 'order-cancelled' ? orders.find((order) => order.cancelRefundAccount !== null) : undefined
  const waits = deposited && !named
  const row = newRepayment(deps, {
    attemptId,
    memberId,
    orderId: null,
    orderIds: orders.map((order) => order.id),
    amount,
    cause,
    byDeposit: deposited,
    state: waits ? 'needs-account' : 'returning',
  })
  deps.log.warn({ attemptId, repaymentId: row.id, cause }, 'money that no order can take; it is owed to the customer')
  await insertRepayment(tx, row)
  await postBookings(tx, now, [receiptOf(deps, row, receivedAt(attempt.paidTo))])
  if (waits) await askAccount(tx, deps, row, orders)
  else {
    const refundAccount = (deposited && named?.cancelRefundAccount) || null
    await requestRefund(tx, deps, { repayment: row, reason: reasonOf(row), by: SYSTEM, refundAccount })
    if (named) await updateOrder(tx, named.id, { cancelRefundAccount: null })
  }
  await deps.live.publish(tx, ...orders.map(({ number }) => orderTopic(number)), STAFF_QUEUE_TOPIC)
}
