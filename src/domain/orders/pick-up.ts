import { type Day, dayAfter } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** The courier collects at this hour, in Seoul. */
export const PICK_UP_HOUR = 17

/** When the courier comes on that day. */
export const pickUpOn = (day: Day): Date => new Date(seoulMidnight(day).getTime() + PICK_UP_HOUR * 3_600_000)

/** The first day whose courier has not been here yet: what was promised for a day before it is late. */
export function firstOpenDay(now: Date): Day {
  const today = seoulDay(now)
  return pickUpOn(today) < now ? dayAfter(today) : today
}
