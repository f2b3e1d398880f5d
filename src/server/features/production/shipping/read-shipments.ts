import { AppError } from '#/contract/errors.ts'
import type { ShipmentView } from '#/contract/production/shipping.contract.ts'
import { deliveriesOf, orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { presentShipment } from './shipping.presenter.ts'
import { readShipments } from './shipping.repo.ts'

/** Parcels of a member's own order; another's order is NOT_FOUND. */
export async function readOwnShipments(
  db: Db,
  { orderNumber, memberId }: { orderNumber: string; memberId: string },
): Promise<{ items: ShipmentView[] }> {
  const order = await orderByNumber(db, orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  return { items: await shipmentsOf(db, order.id) }
}

export async function shipmentsOf(db: Db, orderId: string): Promise<ShipmentView[]> {
  const [parcels, deliveries] = await Promise.all([readShipments(db, orderId), deliveriesOf(db, orderId)])
  return parcels.flatMap((parcel) => {
    const delivery = deliveries.find((candidate) => candidate.id === parcel.shipment.deliveryId)
    return delivery ? [presentShipment(parcel, delivery)] : []
  })
}
