import type { ShipmentView } from '#/contract/production/shipping.contract.ts'
import { deliveriesOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { presentShipment } from './shipping.presenter.ts'
import { readShipments } from './shipping.repo.ts'

export async function shipmentsOf(db: Db, orderId: string): Promise<ShipmentView[]> {
  const [parcels, deliveries] = await Promise.all([readShipments(db, orderId), deliveriesOf(db, orderId)])
  return parcels.flatMap((parcel) => {
    const delivery = deliveries.find((candidate) => candidate.id === parcel.shipment.deliveryId)
    return delivery ? [presentShipment(parcel, delivery)] : []
  })
}
