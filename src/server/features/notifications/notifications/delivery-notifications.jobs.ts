import { koreanDay } from '#/domain/calendar/business-days.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { parcelDelayed, shipmentsOf } from '#/server/features/production/shipping/shipping.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfOrder } from './tell-of-order.ts'

/** Tells customers that a parcel is late, once for each. */
export const deliveryNotificationsJobs = (deps: TellDeps): readonly JobHandler[] => [
  onEvent(parcelDelayed, 'notifications.parcel-delayed', async ({ orderId, shipmentId, expectedDay }) => {
    const shipment = (await shipmentsOf(deps.database.db, orderId)).find(({ id }) => id === shipmentId)
    if (!shipment) return
    const 송장 = `${shipment.courier} ${shipment.trackingNumber ?? ''}`.trim()
    const 안내 = `도착 예정일은 ${koreanDay(expectedDay)}이었습니다.`
    await tellOfOrder(deps, { orderId, key: `parcel-late:${shipmentId}` }, (order) => ({
      happening: {
        event: 'parcel-late',
        by: 'clock',
        payment: paymentOf(order),
        fields: { 주문번호: order.number, 송장, 안내 },
      },
    }))
  }),
]
