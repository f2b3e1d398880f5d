import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { deliveriesOf, recipientChanged } from '#/server/features/ordering/orders/orders.public.ts'
import {
  correctionNews,
  orderDispatched,
  placeWords,
  shipmentsOf,
  waybillCorrected,
} from '#/server/features/production/shipping/shipping.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfOrder } from './tell-of-order.ts'

/** A parcel left, or has another number than was told. */
export function parcelNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(recipientChanged, 'notifications.recipient-changed', ({ orderId, deliveryId, at }) =>
      tellOfOrder(deps, { orderId, key: `recipient-changed:${deliveryId}:${at}` }, (order) => ({
        happening: {
          event: 'recipient-changed',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number },
        },
      })),
    ),
    onEvent(orderDispatched, 'notifications.order-dispatched', ({ orderId, shipmentId }) =>
      tellDispatched(deps, orderId, shipmentId),
    ),
    onEvent(waybillCorrected, 'notifications.waybill-corrected', ({ orderId, shipmentId, correctionId }) =>
      tellCorrected(deps, { orderId, shipmentId, correctionId }),
    ),
  ]
}

async function tellDispatched(deps: TellDeps, orderId: string, shipmentId: string): Promise<void> {
  const parcel = (await shipmentsOf(deps.database.db, orderId)).find(({ id }) => id === shipmentId)
  if (!parcel) return
  const 송장 = [parcel.courier, parcel.trackingNumber].filter(Boolean).join(' ')
  const deliveries = await deliveriesOf(deps.database.db, orderId)
  const 받는곳 = placeWords(deliveries, parcel.deliveryId)
  const jobs = linesIn(deliveries, parcel.deliveryId)
  await tellOfOrder(deps, { orderId, key: `dispatched:${shipmentId}` }, (order) => {
    const who = { by: 'staff', payment: paymentOf(order) } as const
    const 주문번호 = order.number
    const 조회주소 = parcel.trackingUrl ?? ''
    return parcel.state === 'pickup-ready'
      ? { happening: { ...who, event: 'pickup-ready', fields: { 주문번호 } }, jobs }
      : { happening: { ...who, event: 'dispatched', fields: { 주문번호, 받는곳, 송장, 조회주소 } }, jobs }
  })
}

type Deliveries = Awaited<ReturnType<typeof deliveriesOf>>

/** What lies in a parcel, or everything where that is not known. */
function linesIn(deliveries: Deliveries, deliveryId: string | null): 'all' | readonly string[] {
  const counts = deliveries.find(({ id }) => id === deliveryId)?.counts ?? []
  return counts.length === 0 ? 'all' : counts.map(({ lineId }) => lineId)
}

interface Correction {
  readonly orderId: string
  readonly shipmentId: string
  readonly correctionId: string
}

async function tellCorrected(deps: TellDeps, { orderId, shipmentId, correctionId }: Correction): Promise<void> {
  const parcel = (await shipmentsOf(deps.database.db, orderId)).find(({ id }) => id === shipmentId)
  const trackingNumber = parcel?.trackingNumber
  if (!parcel || !trackingNumber) return
  await tellOfOrder(deps, { orderId, key: `waybill-corrected:${correctionId}` }, (order) => ({
    happening: correctionNews({
      orderNumber: order.number,
      paid: paymentOf(order) === 'paid',
      courier: parcel.courier,
      trackingNumber,
      trackingUrl: parcel.trackingUrl,
    }),
  }))
}
