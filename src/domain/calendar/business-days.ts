import type { Holiday } from './holidays.data.ts'

/** A day in Seoul, `YYYY-MM-DD`. Days are compared and counted as text: no clock, no time zone of a machine. */
export type Day = string

const DAY_MS = 86_400_000
/** Korea has no summer time. */
const SEOUL_MS = 9 * 3_600_000

/** After this hour, work counts from the next working day. */
export const CUT_OFF_HOUR = 14

export interface BusinessCalendar {
  readonly holidays: ReadonlySet<Day>
  readonly cutOffHour: number
}

export const businessCalendar = (
  holidays: readonly Holiday[],
  cutOffHour: number = CUT_OFF_HOUR,
): BusinessCalendar => ({
  holidays: new Set(holidays.map((holiday) => holiday.day)),
  cutOffHour,
})

export const seoulDay = (instant: Date): Day => new Date(instant.getTime() + SEOUL_MS).toISOString().slice(0, 10)
const seoulHour = (instant: Date): number => new Date(instant.getTime() + SEOUL_MS).getUTCHours()

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const following = (day: Day): Day => new Date(timeOf(day) + DAY_MS).toISOString().slice(0, 10)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay()

export function isWorkingDay(calendar: BusinessCalendar, day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !calendar.holidays.has(day)
}

export function nextWorkingDay(calendar: BusinessCalendar, day: Day): Day {
  let candidate = following(day)
  while (!isWorkingDay(calendar, candidate)) candidate = following(candidate)
  return candidate
}

/** The day from which something that happened at `instant` counts: that day before the cut-off, else the next working day. */
export function startDay(calendar: BusinessCalendar, instant: Date): Day {
  const day = seoulDay(instant)
  return isWorkingDay(calendar, day) && seoulHour(instant) < calendar.cutOffHour ? day : nextWorkingDay(calendar, day)
}

export function addWorkingDays(calendar: BusinessCalendar, day: Day, days: number): Day {
  let candidate = day
  for (let left = days; left > 0; left -= 1) candidate = nextWorkingDay(calendar, candidate)
  return candidate
}

/** Dispatch day of work that begins at `from` and takes so many working days. */
export const dispatchDate = (calendar: BusinessCalendar, from: Date, workingDays: number): Day =>
  addWorkingDays(calendar, startDay(calendar, from), workingDays)

/** The next moment at which the cut-off strikes on a working day: what a countdown runs to. */
export function nextCutOff(calendar: BusinessCalendar, now: Date): Date {
  const day = startDay(calendar, now)
  return new Date(timeOf(day) - SEOUL_MS + calendar.cutOffHour * 3_600_000)
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `11월 26일 목요일`. */
export function koreanDay(day: Day): string {
  const [, month = '1', date = '1'] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일 ${WEEKDAYS[weekdayOf(day)] ?? ''}요일`
}
