import type { ShipmentView } from '#/contract/production/shipping.contract.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import { trackingUrlOf } from './courier-choice.ts'
import type { ShipmentWithCourier } from './shipping.repo.ts'

export const DELIVERY_LABELS: Readonly<Record<DeliveryState, string>> = {
  preparing: '출고 준비',
  'pickup-ready': '방문수령 대기',
  shipped: '출고완료',
  'in-transit': '배송중',
  delivered: '배송완료',
  confirmed: '구매확정',
}

export interface ParcelState {
  readonly state: DeliveryState
  readonly deliveredAt: Date | null
}

/** A parcel with the state of the address it goes to. */
export function presentShipment({ shipment, courier }: ShipmentWithCourier, delivery: ParcelState): ShipmentView {
  return {
    id: shipment.id,
    deliveryId: shipment.deliveryId,
    state: delivery.state,
    label: DELIVERY_LABELS[delivery.state],
    courier: courier.name,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: trackingUrlOf(courier, shipment.trackingNumber),
    lineIds: [...shipment.lineIds],
    dispatchedAt: shipment.dispatchedAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  }
}
