import { PAYMENT_MACHINE } from '#/domain/orders/payment-machine.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { writeStates } from './write-states.ts'

export interface MissingMoneyEnd {
  /** Locked by the caller. */
  readonly order: OrderRow
  readonly event: 'approve-deferral' | 'settle-otherwise'
  readonly money: Pick<OrderRow, 'receivableTotal' | 'settledTotal'>
  readonly reason: string
  readonly by: Actor
}

/** Lifts the hold by a decision of the shop. An order that has nothing at the gateway goes on as deferred; others stay as they are. */
export async function endMissingMoney(tx: Tx, deps: MoveDeps, end: MissingMoneyEnd): Promise<void> {
  const { order, event, money, reason, by } = end
  const unpaid = order.capturedTotal === 0
  const to =
    unpaid && order.paymentState !== 'deferred'
      ? nextOrRefuse(PAYMENT_MACHINE, order.paymentState, event, by.kind)
      : order.paymentState
  await writeStates(tx, order.id, { order: { ...money, paymentState: to, moneyMissingSince: null } }, [
    {
      machine: 'payment',
      event,
      fromState: order.paymentState,
      toState: to,
      byKind: by.kind,
      byId: by.id,
      note: reason,
      at: deps.clock.now(),
    },
  ])
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}
