import { type Day, weekdayOf } from '#/domain/calendar/business-days.ts'
import { daysBetween } from '#/domain/calendar/calendar-change.ts'

/** Weeks of a month from Sunday to Saturday; null where the month has no day. */
export function weeksOf(year: number, month: number): readonly (readonly (Day | null)[])[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const cells: (Day | null)[] = [...Array<null>(weekdayOf(first)).fill(null), ...daysBetween(first, last)]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
