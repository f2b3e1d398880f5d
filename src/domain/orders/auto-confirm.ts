import { daysAfter } from '#/lib/seoul-time.ts'

/** Days after the arrival at which a purchase is confirmed by itself (구매확정). */
export const AUTO_CONFIRM_DAYS = 7

export const confirmsAt = (deliveredAt: Date): Date => daysAfter(deliveredAt, AUTO_CONFIRM_DAYS)
