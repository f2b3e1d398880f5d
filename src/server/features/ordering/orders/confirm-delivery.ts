import { AppError } from '#/contract/errors.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readDeliveries } from './lines.repo.ts'
import { lockOrdersByNumber } from './lock-orders.repo.ts'
import { moveDelivery } from './move-delivery.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/** The customer says the goods are there and right (구매확정). Said again it changes nothing. */
export async function confirmDelivery(
  tx: Tx,
  deps: OrdersDeps,
  memberId: string,
  orderNumber: string,
  deliveryId: string,
): Promise<DeliveryState> {
  await lockOrdersByNumber(tx, [orderNumber])
  const order = await ownOrder(tx, memberId, orderNumber)
  const deliveries = await readDeliveries(tx, order.id)
  const delivery = deliveries.find(({ id }) => id === deliveryId)
  if (!delivery) throw new AppError('NOT_FOUND')
  if (delivery.state === 'confirmed') return delivery.state
  const by = { kind: 'customer', id: memberId } as const
  return (await moveDelivery(tx, deps, { deliveryId, event: 'confirm', by })).to
}
