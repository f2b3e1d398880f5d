import { confirmsAt } from '#/domain/orders/auto-confirm.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { deliveriesOf, orderDelivered, orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import { parcelDelayed, shipmentsOf } from '#/server/features/production/shipping/shipping.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { deliveryMessage, type DeliveryNews } from './delivery-messages.ts'

type Deps = Pick<Services, 'database' | 'jobs'>

/** Tells customers how their parcels fare. Each is told once: the message is keyed by what happened. */
export function deliveryNotificationsJobs(deps: Deps): readonly JobHandler[] {
  const { db } = deps.database
  return [
    onEvent(orderDelivered, 'notifications.order-delivered', async ({ orderId, deliveryId }) => {
      const deliveries = await deliveriesOf(db, orderId)
      const delivery = deliveries.find(({ id }) => id === deliveryId)
      if (!delivery?.deliveredAt) return
      const place = deliveries.length > 1 ? `${delivery.position}번째 배송지` : '배송지'
      const confirmsOn = seoulDay(confirmsAt(delivery.deliveredAt))
      await tell(deps, orderId, `delivered:${deliveryId}`, { kind: 'delivered', place, confirmsOn })
    }),
    onEvent(parcelDelayed, 'notifications.parcel-delayed', async ({ orderId, shipmentId, expectedDay }) => {
      const shipment = (await shipmentsOf(db, orderId)).find(({ id }) => id === shipmentId)
      if (!shipment) return
      const parcel = `${shipment.courier} ${shipment.trackingNumber ?? ''}`.trim()
      await tell(deps, orderId, `delayed:${shipmentId}`, { kind: 'delayed', parcel, expectedDay })
    }),
  ]
}

async function tell({ database, jobs }: Deps, orderId: string, key: string, news: DeliveryNews): Promise<void> {
  const order = await orderOf(database.db, orderId)
  if (!order) return
  const to = { ...order.orderer, orderNumber: order.number }
  const message = deliveryMessage(await brandOf(database.db), to, news)
  await database.transaction((tx) => jobs.add(tx, sendMessage, message, { key: `notify:${key}` }))
}
