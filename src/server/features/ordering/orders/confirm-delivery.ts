import { AppError } from '#/contract/errors.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readDeliveries } from './lines.repo.ts'
import { moveDelivery } from './move-delivery.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/** The customer says the goods are there and right (구매확정). */
export async function confirmDelivery(
  tx: Tx,
  deps: OrdersDeps,
  memberId: string,
  orderNumber: string,
  deliveryId: string,
): Promise<DeliveryState> {
  const order = await ownOrder(tx, memberId, orderNumber)
  const deliveries = await readDeliveries(tx, order.id)
  if (!deliveries.some((delivery) => delivery.id === deliveryId)) throw new AppError('NOT_FOUND')
  const by = { kind: 'customer', id: memberId } as const
  return (await moveDelivery(tx, deps, { deliveryId, event: 'confirm', by })).to
}
