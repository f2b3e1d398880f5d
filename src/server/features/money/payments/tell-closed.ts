import { lockOrders, noteOnOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { AttemptWithOrders } from './attempts.repo.ts'
import { accountClosed } from './payments-events.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** Orders that were to be paid together with a cancelled one have lost their account: their customer is told, loudly. */
export async function tellClosed(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  cancelled: string,
): Promise<void> {
  for (const order of await lockOrders(tx, attempt.orderIds)) {
    if (order.number === cancelled || order.cancelledAt) continue
    await noteOnOrder(tx, deps, { order, event: 'account-closed', note: cancelled })
    await deps.jobs.emit(tx, accountClosed, { orderId: order.id, attemptId: attempt.id, cancelled })
  }
}
