import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { dropAssignee, setAssignee } from './staff-order.repo.ts'

/** Puts one's own name on an order, or takes it off. */
export async function assignOrder(
  tx: Tx,
  { clock, live }: Pick<Services, 'clock' | 'live'>,
  { orderId, staffId, mine }: { orderId: string; staffId: string; mine: boolean },
): Promise<void> {
  if (mine)
    await setAssignee(tx, { orderId, staffId, staffName: (await staffName(tx, staffId)) ?? '직원', at: clock.now() })
  else await dropAssignee(tx, orderId, staffId)
  await live.publish(tx, STAFF_QUEUE_TOPIC)
}
