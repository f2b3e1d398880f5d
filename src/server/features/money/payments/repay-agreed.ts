import { AppError } from '#/contract/errors.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { refundable } from '#/domain/orders/order-money.ts'
import {
  type Actor,
  lockOrders,
  type OrderRow,
  orderOf,
  orderTopic,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { askAccount } from './ask-account.ts'
import { lockAttempt } from './attempts.repo.ts'
import { heldOfOrder } from './held-money.repo.ts'
import { reasonOf } from './open-repayment.ts'
import { newRepayment } from './new-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRepayment, promisedBack } from './repayments.repo.ts'
import { requestRefund } from './request-refund.ts'

/** Won of an order that may still be promised back; nothing of one that was not paid through the gateway. */
export async function refundableOf(db: DbOrTx, orderId: string): Promise<number> {
  const order = await orderOf(db, orderId)
  return order ? leftOf(db, order) : 0
}

async function leftOf(db: DbOrTx, order: OrderRow): Promise<number> {
  if (order.paymentState !== 'paid' && order.paymentState !== 'partly-refunded') return 0
  // While a change waits for its money, the amounts of the order are not settled.
  if (order.changeWaitsSince !== null) return 0
  const most = (await roomiest(db, order.id))?.left ?? 0
  return Math.min(most, refundable(order, await promisedBack(db, order.id)))
}

/** One refund goes back over one payment: over the one that holds the most. */
async function roomiest(db: DbOrTx, orderId: string) {
  return (await heldOfOrder(db, orderId)).toSorted((a, b) => b.left - a.left)[0]
}

interface Agreed {
  readonly orderId: string
  readonly amount: number
  readonly by: Actor
}

/**
 * Begins to give back what was agreed of an order that is sold: a deposit waits for the account that the customer is asked for,
 * everything else goes back the way it came. Locks the order; CONFLICT when so much is not left. Answers with the repayment.
 */
export async function repayAgreed(tx: Tx, deps: PaymentsDeps, { orderId, amount, by }: Agreed): Promise<string> {
  const [order] = await lockOrders(tx, [orderId])
  const found = order && (await roomiest(tx, order.id))
  const left = found ? await leftOf(tx, order) : 0
  if (!order || !found || amount > left)
    throw new AppError(
      'CONFLICT',
      `이 주문에서 돌려드릴 수 있는 금액은 ${formatWon(left)}입니다. 1:1 문의에 남겨 주시면 다시 제안해 드리겠습니다.`,
    )
  const attempt = await lockAttempt(tx, found.attemptId)
  const byDeposit = Boolean(attempt.details?.account)
  const row = newRepayment(deps, {
    attemptId: attempt.id,
    memberId: order.memberId,
    orderId: order.id,
    orderIds: [order.id],
    amount,
    cause: 'agreed-refund',
    byDeposit,
    state: byDeposit ? 'needs-account' : 'returning',
  })
  await insertRepayment(tx, row)
  if (byDeposit) await askAccount(tx, deps, row, [order])
  else await requestRefund(tx, deps, { repayment: row, reason: reasonOf(row), by, refundAccount: null })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
  return row.id
}
