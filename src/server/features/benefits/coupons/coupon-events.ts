import { eventType } from '#/server/platform/jobs/job.ts'

/** Staff gave a member a coupon. */
export const couponGiven = eventType<{ readonly couponId: string }>('coupon.given')

/** A grant of coupons was given, by one person or by the second, or it was refused. */
export const couponGrantDecided = eventType<{ readonly grantId: string; readonly given: boolean }>(
  'coupon.grant-decided',
)
