import type { Tx } from '#/server/platform/db/database.ts'
import { type Actor, SYSTEM } from './actor.ts'
import { writeHistory } from './history.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'

interface OrderNote {
  readonly order: Pick<OrderRow, 'id' | 'number'>
  readonly event: string
  readonly note: string
  /** The shop itself unless told. */
  readonly by?: Actor
  readonly lineId?: string
}

/** Writes into the history of an order what the shop did that moves none of its states. */
export async function noteOnOrder(
  tx: Tx,
  deps: MoveDeps,
  { order, event, note, by = SYSTEM, lineId }: OrderNote,
): Promise<void> {
  const at = deps.clock.now()
  const who = { byKind: by.kind, byId: by.id, lineId: lineId ?? null }
  await writeHistory(tx, [{ orderId: order.id, machine: 'order', event, ...who, note, at }])
  await deps.live.publish(tx, orderTopic(order.number))
}
