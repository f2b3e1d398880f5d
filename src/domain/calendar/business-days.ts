import { DAY_MS, seoulClock, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** A day in Seoul, `YYYY-MM-DD`. Days are compared and counted as text: no clock, no time zone of a machine. */
export type Day = string

/** From a day on, until the next one begins: after this full hour, work counts from the next working day. */
export interface CutOff {
  readonly from: Day
  readonly hour: number
}

/** What the shop opened with; later ones are said in the back office. */
export const FIRST_CUT_OFF: CutOff = { from: '2026-01-01', hour: 14 }

export interface BusinessCalendar {
  readonly closed: ReadonlySet<Day>
  /** By day, the oldest first; never empty. */
  readonly cutOffs: readonly [CutOff, ...CutOff[]]
}

/** `closed`: days without work besides weekends. A cut-off that changes leaves earlier days, and what was promised on them, as they were. */
export function businessCalendar(
  closed: readonly { readonly day: Day }[],
  cutOffs: readonly CutOff[] = [],
): BusinessCalendar {
  const [first = FIRST_CUT_OFF, ...later] = cutOffs.toSorted((a, b) => a.from.localeCompare(b.from))
  return { closed: new Set(closed.map(({ day }) => day)), cutOffs: [first, ...later] }
}

/** The hour at which work of that day is closed. */
export const cutOffHour = ({ cutOffs }: BusinessCalendar, day: Day): number =>
  (cutOffs.findLast(({ from }) => from <= day) ?? cutOffs[0]).hour

const seoulHour = (instant: Date): number => seoulClock(instant).getUTCHours()

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
export const dayAfter = (day: Day): Day => new Date(timeOf(day) + DAY_MS).toISOString().slice(0, 10)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay()

export function isWorkingDay(calendar: BusinessCalendar, day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !calendar.closed.has(day)
}

export function nextWorkingDay(calendar: BusinessCalendar, day: Day): Day {
  let candidate = dayAfter(day)
  while (!isWorkingDay(calendar, candidate)) candidate = dayAfter(candidate)
  return candidate
}

/** That day itself where it is worked on, else the next that is. */
export const workingDayFrom = (calendar: BusinessCalendar, day: Day): Day =>
  isWorkingDay(calendar, day) ? day : nextWorkingDay(calendar, day)

/** The day from which something that happened at `instant` counts: that day before the cut-off, else the next working day. */
export function startDay(calendar: BusinessCalendar, instant: Date): Day {
  const day = seoulDay(instant)
  return isWorkingDay(calendar, day) && seoulHour(instant) < cutOffHour(calendar, day)
    ? day
    : nextWorkingDay(calendar, day)
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
  return new Date(seoulMidnight(day).getTime() + cutOffHour(calendar, day) * 3_600_000)
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `11월 26일 목요일`. */
export function koreanDay(day: Day): string {
  const [, month = '1', date = '1'] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일 ${WEEKDAYS[weekdayOf(day)] ?? ''}요일`
}

/** `11월 26일 목요일 14:05`, as Seoul's clock shows it. */
export function koreanMoment(instant: Date): string {
  return `${koreanDay(seoulDay(instant))} ${seoulClock(instant).toISOString().slice(11, 16)}`
}
