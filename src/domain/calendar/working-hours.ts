import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { type BusinessCalendar, dayAfter, isWorkingDay } from './business-days.ts'

/** When people are at their desks on a working day: full hours of Seoul's clock. */
export interface OfficeHours {
  readonly open: number
  readonly close: number
}

/** By what the hours of work are counted. */
export interface WorkingTime {
  readonly calendar: BusinessCalendar
  readonly office: OfficeHours
}

const HOUR_MS = 3_600_000

/** The moment at which so many hours of work have passed since `from`; nights and days off do not count. */
export function workingDeadline({ calendar, office }: WorkingTime, from: Date, hours: number): Date {
  let left = hours * HOUR_MS
  for (let day = seoulDay(from); ; day = dayAfter(day)) {
    if (!isWorkingDay(calendar, day)) continue
    const midnight = seoulMidnight(day).getTime()
    const begins = Math.max(from.getTime(), midnight + office.open * HOUR_MS)
    const room = midnight + office.close * HOUR_MS - begins
    if (room <= 0) continue
    if (left <= room) return new Date(begins + left)
    left -= room
  }
}

/**
 * What came before this moment has its deadline behind it at `now`, what came at it or later has not. So a list is counted by one
 * comparison of the database, without working out the deadline of each row.
 */
export function lateIfBefore(time: WorkingTime, now: Date, hours: number): Date {
  const isLate = (instant: number) => workingDeadline(time, new Date(instant), hours) < now
  let late = now.getTime()
  while (!isLate(late)) late -= DAY_MS
  let inTime = late + DAY_MS
  // A later start never has an earlier deadline, so the border is found by halving.
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2)
    if (isLate(middle)) late = middle
    else inTime = middle
  }
  return new Date(inTime)
}
