import { type OrderStanding, standingOf } from '#/domain/orders/order-standing.ts'
import type { HistoryEntry } from './history.repo.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import {
  type DeliveryValues,
  type LineValues,
  type OrderValues,
  readStates,
  storeStates,
  type StoredStates,
} from './order-states.repo.ts'

export interface StatesChange {
  readonly order?: Omit<OrderValues, 'inWork'>
  /** By the id of the line. */
  readonly lines?: Readonly<Record<string, Omit<LineValues, 'queueKind'>>>
  readonly delivery?: { readonly id: string; readonly values: DeliveryValues }
}

/**
 * The only place that writes a state of an order, its lines or its deliveries, so that the queue of the desk and the history
 * are written with it, in one statement. The caller has locked the order.
 */
export async function writeStates(
  tx: Tx,
  orderId: string,
  change: StatesChange,
  history: readonly Omit<HistoryEntry, 'orderId'>[],
): Promise<void> {
  const before = await readStates(tx, orderId)
  const { inWork, kinds } = standingOfStored(changed(before, change))
  const order = { ...change.order, ...(inWork === before.inWork ? {} : { inWork }) }
  const lines = before.lines.map(({ id, kind }) => {
    const queueKind = kinds.get(id) ?? null
    return { id, values: { ...promised(change.lines?.[id]), ...(queueKind === kind ? {} : { queueKind }) } }
  })
  // Lines of one order mostly move together: each different change is one update.
  const written = lines.filter(({ values }) => Object.keys(values).length > 0)
  const alike = [...Map.groupBy(written, ({ values }) => JSON.stringify(values)).values()]
  await storeStates(tx, orderId, {
    order,
    delivery: change.delivery,
    lines: alike.map((same) => ({ ids: same.map(({ id }) => id), values: same[0]?.values ?? {} })),
    history,
  })
}

/** A day that is promised anew is none that somebody chose. */
const promised = (values: LineValues = {}): LineValues =>
  values.dueDay === undefined ? values : { dueByHand: false, ...values }

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
    changeWaits: is(order.changeWaitsSince, before.changeWaits),
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
