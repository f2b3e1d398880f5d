import { type OrderStanding, standingOf } from '#/domain/orders/order-standing.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import {
  type DeliveryValues,
  type LineValues,
  type OrderValues,
  readStates,
  storeDelivery,
  storeLines,
  storeOrder,
  type StoredStates,
} from './order-states.repo.ts'

export interface StatesChange {
  readonly order?: Omit<OrderValues, 'inWork'>
  /** By the id of the line. */
  readonly lines?: Readonly<Record<string, Omit<LineValues, 'queueKind'>>>
  readonly delivery?: { readonly id: string; readonly values: DeliveryValues }
}

/**
 * The only place that writes a state of an order, its lines or its deliveries, so that the queue of the desk is written with
 * it. The caller has locked the order.
 */
export async function writeStates(tx: Tx, orderId: string, change: StatesChange): Promise<void> {
  const before = await readStates(tx, orderId)
  const { inWork, kinds } = standingOfStored(changed(before, change))
  const order = { ...change.order, ...(inWork === before.inWork ? {} : { inWork }) }
  if (Object.keys(order).length > 0) await storeOrder(tx, orderId, order)
  if (change.delivery) await storeDelivery(tx, change.delivery.id, change.delivery.values)
  const lines = before.lines.map(({ id, kind }) => {
    const queueKind = kinds.get(id) ?? null
    return { id, values: { ...change.lines?.[id], ...(queueKind === kind ? {} : { queueKind }) } }
  })
  // Lines of one order mostly move together: each different change is one statement.
  const written = lines.filter(({ values }) => Object.keys(values).length > 0)
  for (const same of Map.groupBy(written, ({ values }) => JSON.stringify(values)).values())
    if (same[0])
      await storeLines(
        tx,
        same.map(({ id }) => id),
        same[0].values,
      )
}

/** Where an order stands by the states it has. */
export function standingOfStored(stored: StoredStates): OrderStanding {
  const { cancelRequested, cancelled, ...states } = stored
  return standingOf({ ...states, cancelAsked: cancelRequested && !cancelled })
}

function changed(before: StoredStates, { order = {}, lines = {}, delivery }: StatesChange): StoredStates {
  const is = (at: Date | null | undefined, was: boolean) => (at === undefined ? was : at !== null)
  return {
    ...before,
    payment: order.paymentState ?? before.payment,
    moneyMissing: is(order.moneyMissingSince, before.moneyMissing),
    cancelRequested: is(order.cancelRequestedAt, before.cancelRequested),
    cancelled: is(order.cancelledAt, before.cancelled),
    lines: before.lines.map((line) => ({
      ...line,
      file: lines[line.id]?.fileState ?? line.file,
      production: lines[line.id]?.productionState ?? line.production,
    })),
    deliveries: before.deliveries.map((each) =>
      each.id === delivery?.id ? { ...each, state: delivery.values.state ?? each.state } : each,
    ),
  }
}
