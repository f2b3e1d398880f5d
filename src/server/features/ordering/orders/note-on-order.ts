import type { Tx } from '#/server/platform/db/database.ts'
import { writeHistory } from './history.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'

/** Writes into the history of an order what the shop did that moves none of its states. */
export async function noteOnOrder(
  tx: Tx,
  deps: MoveDeps,
  { order, event, note }: { readonly order: OrderRow; readonly event: string; readonly note: string },
): Promise<void> {
  const at = deps.clock.now()
  await writeHistory(tx, [{ orderId: order.id, machine: 'order', event, byKind: 'system', byId: null, note, at }])
  await deps.live.publish(tx, orderTopic(order.number))
}
