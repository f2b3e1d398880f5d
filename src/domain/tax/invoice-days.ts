import { businessCalendar, type Day, isWorkingDay, nextWorkingDay } from '#/domain/calendar/business-days.ts'

/** The last day of a day's month: what several orders of a month are written on. */
export function monthEnd(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

export const monthOf = (day: Day): string => day.slice(0, 7)

/** An invoice is issued by the 10th of the month after; on a weekend or public holiday, by the next day that is none. */
export function dueDay(writeDay: Day, holidays: readonly { readonly day: Day }[]): Day {
  const [year = 0, month = 0] = writeDay.split('-').map(Number)
  const tenth = new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10)
  const calendar = businessCalendar(holidays)
  return isWorkingDay(calendar, tenth) ? tenth : nextWorkingDay(calendar, tenth)
}

/** Days from one day to another; negative when it is over. */
export const daysUntil = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The desk is warned of what has to be issued within so many days. */
export const WARN_DAYS = 3
