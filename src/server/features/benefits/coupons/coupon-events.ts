import { eventType } from '#/server/platform/jobs/job.ts'

/** Staff gave a member a coupon. */
export const couponGiven = eventType<{ readonly couponId: string }>('coupon.given')
