import { DEFERRED_METHOD } from '#/domain/orders/credit.ts'
import { PAYMENT_MACHINE } from '#/domain/orders/payment-machine.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import type { MoveDeps } from './move-file.ts'
import { FLOOR_TOPIC, orderPaid, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { writeStates } from './write-states.ts'

/** The whole of an order, locked by the caller, is owed by agreement; its files are checked from now on as if it were paid. */
export async function deferOrder(tx: Tx, deps: MoveDeps, order: OrderRow, by: Actor): Promise<void> {
  const at = deps.clock.now()
  const to = nextOrRefuse(PAYMENT_MACHINE, order.paymentState, 'defer', by.kind)
  const values = {
    paymentState: to,
    paymentMethod: DEFERRED_METHOD,
    receivableTotal: order.total,
    deferredAt: at,
  }
  const moved = { machine: 'payment' as const, event: 'defer', fromState: order.paymentState, toState: to }
  await writeStates(tx, order.id, { order: values }, [{ ...moved, byKind: by.kind, byId: by.id, at }])
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  await deps.jobs.emit(tx, orderPaid, { orderId: order.id })
}

/** A part of what an order owes came by another way than the gateway, or, below zero, had been written down wrongly. */
export async function settleDeferred(
  tx: Tx,
  deps: MoveDeps,
  { order, amount, by, note }: { order: OrderRow; amount: number; by: Actor; note: string },
): Promise<void> {
  const money = {
    receivableTotal: order.receivableTotal - amount,
    settledTotal: order.settledTotal + amount,
  }
  const told = { machine: 'payment' as const, event: amount > 0 ? 'settle-part' : 'unsettle-part', note }
  const state = { fromState: order.paymentState, toState: order.paymentState }
  await writeStates(tx, order.id, { order: money }, [
    { ...told, ...state, byKind: by.kind, byId: by.id, at: deps.clock.now() },
  ])
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}
