import { prepaidOf } from '#/domain/orders/benefits.ts'
import { next } from '#/domain/orders/transition.ts'
import { PAYMENT_MACHINE, type PaymentEvent } from '#/domain/orders/payment-machine.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import { spendCoupons } from '#/server/features/benefits/coupons/coupons.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { SYSTEM } from './actor.ts'
import { approvedLinesOf } from './cancel-order.repo.ts'
import { promisedDay } from './due-day.ts'
import { updateLine } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { advancePaid, FLOOR_TOPIC, orderPaid, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

interface PaymentChange {
  readonly order: OrderRow
  readonly to: PaymentState
}

export interface PlannedMoves {
  readonly event: PaymentEvent
  readonly changes: readonly PaymentChange[]
  readonly moved: readonly OrderRow[]
  /** Cannot make the move; the caller decides (give the money back, tell a person). */
  readonly stuck: readonly OrderRow[]
}

/** Which of the orders, locked by the caller, can make the move; changes nothing. */
export function planPayment(orders: readonly OrderRow[], event: PaymentEvent): PlannedMoves {
  const changes: PaymentChange[] = []
  const stuck: OrderRow[] = []
  for (const order of orders) {
    const outcome = next(PAYMENT_MACHINE, order.paymentState, event, 'system')
    // A debt that was settled by another way, or given up, takes no second payment.
    const settled = event === 'capture' && order.settledTotal > 0
    if (!outcome.ok || settled) {
      stuck.push(order)
      continue
    }
    changes.push({ order, to: outcome.to })
  }
  return { event, changes, moved: changes.map(({ order }) => order), stuck }
}

/** Makes planned moves. A capture marks the full total as received, fixes dispatch days and says `order.paid`. */
export async function makePaymentMoves(
  tx: Tx,
  deps: MoveDeps,
  { event, changes, moved }: PlannedMoves,
  method: string | null = null,
): Promise<void> {
  if (moved.length === 0) return
  const at = deps.clock.now()
  for (const { order, to } of changes) {
    const received = RECEIVED[event]?.(order, at) ?? {}
    const values = { paymentState: to, ...(method ? { paymentMethod: method } : {}), ...received }
    await writeStates(tx, order.id, { order: values }, [
      {
        machine: 'payment',
        event,
        fromState: order.paymentState,
        toState: to,
        byKind: SYSTEM.kind,
        byId: SYSTEM.id,
        at,
      },
    ])
  }
  // The browser that is paying is told by its own answer.
  if (event === 'send-confirm') return
  const topics = moved.map(({ number }) => orderTopic(number))
  if (!(event in RECEIVED)) {
    await deps.live.publish(tx, ...topics)
    return
  }
  await deps.live.publish(tx, ...topics, STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  const paidAt = at.toISOString()
  const told = event === 'capture-advance' ? advancePaid : orderPaid
  for (const { id } of moved) await deps.jobs.emit(tx, told, { orderId: id, paidAt })
  if (event !== 'capture-advance')
    for (const { id, couponTotal } of moved) if (couponTotal > 0) await spendCoupons(tx, id, at)
  // Work has begun with the advance, and its days stand.
  if (event !== 'capture-rest') await promiseDispatch(tx, moved, at)
}

type Received = (order: OrderRow, at: Date) => Partial<OrderRow>

const RECEIVED: Readonly<Partial<Record<PaymentEvent, Received>>> = {
  /** All of the money is there: nothing is missing or owed any more, and what was prepaid is sold with it. */
  capture: (order, paidAt) => ({
    paidAt,
    capturedTotal: order.total,
    receivableTotal: 0,
    moneyMissingSince: null,
    prepaidBooked: order.prepaidBooked || prepaidOf(order) > 0,
  }),
  'capture-advance': ({ advanceTotal }, advancePaidAt) => ({
    advancePaidAt,
    capturedTotal: advanceTotal,
    receivableTotal: 0,
    moneyMissingSince: null,
  }),
  // What of the advance was taken back is for the desk to decide, as before.
  'capture-rest': ({ total }, paidAt) => ({ paidAt, capturedTotal: total }),
}

/** Work may have gone on before the money: paying such an order promises days by the calendar. */
export const paysLate = ({ paymentState, moneyMissingSince }: OrderRow): boolean =>
  paymentState === 'deferred' || paymentState === 'waiting-deposit' || moneyMissingSince !== null

async function promiseDispatch(tx: Tx, orders: readonly OrderRow[], paidAt: Date): Promise<void> {
  const late = orders.filter((order) => paysLate(order) && order.deferredAt === null)
  if (late.length === 0) return
  for (const line of await approvedLinesOf(
    tx,
    late.map((order) => order.id),
  ))
    await updateLine(tx, line.id, {
      dueDay: await promisedDay(tx, line, { paidAt, approvedAt: line.approvedAt }),
    })
}
