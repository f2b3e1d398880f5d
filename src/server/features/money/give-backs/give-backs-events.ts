import { eventType } from '#/server/platform/jobs/job.ts'

/** The shop gives something of an order back, and the order goes on. */
export const givenBack = eventType<{ orderId: string; giveBackId: string }>('give-back.given')
