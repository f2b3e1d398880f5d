import { eventType } from '#/server/platform/jobs/job.ts'

/** A parcel left the house: time to tell the customer. */
export const orderDispatched = eventType<{ orderId: string; shipmentId: string }>('order.dispatched')
