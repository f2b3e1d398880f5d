import type { Tx } from '#/server/platform/db/database.ts'
import { updateLine } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderLine } from './order-line.ts'

/** Says of a line whose order is locked on which sheet it is printed with others; null gives it plates of its own again. */
export async function pointToGang(
  tx: Tx,
  deps: Pick<MoveDeps, 'live'>,
  { id, orderNumber }: Pick<OrderLine, 'id' | 'orderNumber'>,
  gang: string | null,
): Promise<void> {
  await updateLine(tx, id, { gang })
  await deps.live.publish(tx, orderTopic(orderNumber), STAFF_QUEUE_TOPIC)
}
