import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readDeliveries } from './lines.repo.ts'
import { lockOrdersByNumber } from './lock-orders.repo.ts'
import { moveDelivery } from './move-delivery.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/**
 * The customer says that all that has arrived is right (구매확정), place by place. Said again it changes nothing; places whose
 * parcels are still under way stay open. CONFLICT: nothing has arrived.
 */
export async function confirmOrder(
  tx: Tx,
  deps: OrdersDeps,
  memberId: string,
  orderNumber: string,
): Promise<{ confirmed: number; open: number }> {
  await lockOrdersByNumber(tx, [orderNumber])
  const order = await ownOrder(tx, memberId, orderNumber)
  const deliveries = await readDeliveries(tx, order.id)
  const arrived = deliveries.filter(({ state }) => state === 'delivered')
  const confirmed = deliveries.filter(({ state }) => state === 'confirmed').length + arrived.length
  if (confirmed === 0) throw new AppError('CONFLICT', '아직 도착하지 않은 주문입니다. 받으신 뒤에 확정해 주세요.')
  const by = { kind: 'customer', id: memberId } as const
  for (const { id } of arrived) await moveDelivery(tx, deps, { deliveryId: id, event: 'confirm', by })
  return { confirmed, open: deliveries.length - confirmed }
}
