import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { changeNote } from './change-note.ts'
import type { MoveDeps } from './move-file.ts'
import { insertChange } from './order-changes.repo.ts'
import type { OrderChangeRow } from './order-changes.table.ts'
import { orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

/** A dearer change is written down and the order stands still until its difference is paid; nothing of it is changed yet. */
export async function beginChange(
  tx: Tx,
  deps: MoveDeps,
  { order, change, by }: { readonly order: OrderRow; readonly change: OrderChangeRow; readonly by: Actor },
): Promise<void> {
  await insertChange(tx, change)
  const { lineId, askedAt: at } = change
  const entry = { machine: 'order', event: 'ask-change', lineId, note: changeNote(change), at } as const
  await writeStates(tx, order.id, { order: { changeWaitsSince: at } }, [{ ...entry, byKind: by.kind, byId: by.id }])
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}
