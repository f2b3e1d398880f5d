import { letGo } from '#/domain/orders/order-change.ts'
import {
  type Actor,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { askAccount } from './ask-account.ts'
import { lockAttempt } from './attempts.repo.ts'
import { freeOfOrder } from './held-money.repo.ts'
import { newRepayment } from './new-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { insertRepayment } from './repayments.repo.ts'
import { requestRefund } from './request-refund.ts'

interface Giving {
  /** Locked. */
  readonly order: OrderRow
  readonly giveBackId: string
  readonly amount: number
  readonly reason: string
  readonly by: Actor
  /** Where a deposit goes, when the customer has named it with the order; sealed. */
  readonly account: string | null
}

/**
 * Sends money of an order back over the payments it came by, what came last first: each has a repayment of its own, so that
 * whatever is refused or waits for an account is work of the desk that owed money has.
 */
export async function giveMoneyBack(tx: Tx, deps: PaymentsDeps, giving: Giving): Promise<void> {
  const { order } = giving
  const parts = letGo(giving.amount, await freeOfOrder(tx, order.id))
  for (const id of parts.map(({ from }) => from.attemptId).toSorted()) await lockAttempt(tx, id)
  for (const { from, amount } of parts) await begin(tx, deps, giving, { ...from, amount })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}

interface Part {
  readonly attemptId: string
  readonly byDeposit: boolean
  readonly amount: number
}

async function begin(
  tx: Tx,
  deps: PaymentsDeps,
  { order, giveBackId, reason, by, account }: Giving,
  { attemptId, byDeposit, amount }: Part,
): Promise<void> {
  const waits = byDeposit && account === null
  const row = newRepayment(deps, {
    attemptId,
    memberId: order.memberId,
    orderId: order.id,
    orderIds: [order.id],
    amount,
    cause: 'shop-refund',
    byDeposit,
    state: waits ? 'needs-account' : 'returning',
    giveBackId,
  })
  await insertRepayment(tx, row)
  if (waits) await askAccount(tx, deps, row, [order])
  else await requestRefund(tx, deps, { repayment: row, reason, by, refundAccount: byDeposit ? account : null })
}
