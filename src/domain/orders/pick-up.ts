import { type Day, dayAfter } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** When the couriers collect on a working day, in Seoul: `17:00`, a setting of the shop. */
export type PickUpTime = string

/** Since midnight. */
export function pickUpMinutes(at: PickUpTime): number {
  const [hours, minutes] = at.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** When the courier comes on that day. */
export const pickUpOn = (day: Day, at: PickUpTime): Date =>
  new Date(seoulMidnight(day).getTime() + pickUpMinutes(at) * 60_000)

/** The first day whose courier has not been here yet: what was promised for a day before it is late. */
export function firstOpenDay(now: Date, at: PickUpTime): Day {
  const today = seoulDay(now)
  return pickUpOn(today, at) < now ? dayAfter(today) : today
}
