import { AppError } from '#/contract/errors.ts'
import {
  type Actor,
  changeEnded,
  endChangeOf,
  lockOrderNumbered,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
  SYSTEM,
  waitingChangeOf,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { confirmingOf } from './attempts.repo.ts'
import { closeAccountsOf } from './close-accounts.ts'
import type { PaymentsDeps } from './payments-deps.ts'

interface TakingBack {
  readonly orderNumber: string
  readonly reason: string
  readonly by: Actor
}

/** The customer does not pay the difference: the order goes on as it was. NOT_FOUND, or CONFLICT: nothing waits, or it is being paid just now. */
export async function takeChangeBack(
  tx: Tx,
  deps: PaymentsDeps,
  { orderNumber, reason, by }: TakingBack,
): Promise<void> {
  const order = await lockOrderNumbered(tx, orderNumber)
  const change = await waitingChangeOf(tx, order.id)
  if (!change)
    throw new AppError('CONFLICT', '되돌릴 변경이 없습니다. 이미 결제되었거나 되돌렸습니다. 새로 고쳐 확인해 주세요.')
  if (await confirmingOf(tx, order.id))
    throw new AppError('CONFLICT', '차액 결제를 확인하고 있습니다. 확인이 끝난 뒤 다시 해 주세요.')
  await endChangeOf(tx, deps, { order, change, reason, by })
  await closeAccountsOf(tx, deps, order.id)
  await deps.jobs.emit(tx, changeEnded, { orderId: order.id, changeId: change.id })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}

/** The order was cancelled or lost its money: the change goes with it, and money that still comes for it goes back. */
export async function dropWaitingChange(tx: Tx, deps: PaymentsDeps, order: OrderRow, reason: string): Promise<void> {
  const change = order.changeWaitsSince === null ? null : await waitingChangeOf(tx, order.id)
  if (!change) return
  await endChangeOf(tx, deps, { order, change, reason, by: SYSTEM })
  await closeAccountsOf(tx, deps, order.id)
}
