import { eventType } from '#/server/platform/jobs/job.ts'

/** A parcel left the house: time to tell the customer. */
export const orderDispatched = eventType<{ orderId: string; shipmentId: string }>('order.dispatched')
/** A parcel is later than its courier usually takes. */
export const parcelDelayed = eventType<{ orderId: string; shipmentId: string; expectedDay: string }>('parcel.delayed')
/** A parcel has another number than its customer was told. */
export const waybillCorrected = eventType<{ orderId: string; shipmentId: string; correctionId: string }>(
  'waybill.corrected',
)
