import { type BusinessCalendar, type Day, dayAfter, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

export const MINUTE_MS = 60_000

/** Minutes of a working day in which a machine runs: `pause` is when nobody stands at it. */
export interface DayHours {
  readonly opens: number
  readonly closes: number
  readonly pause: { readonly from: number; readonly to: number } | null
}

/** A stretch of work, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** How far ahead a plan looks, in working days; what comes later ends in one long stretch. */
const HORIZON_DAYS = 90

/** Stretches of work from the day of `from` on. */
export function workStretches(hours: DayHours, calendar: BusinessCalendar, from: Date): readonly Stretch[] {
  const stretches: Stretch[] = []
  let day = seoulDay(from)
  for (let count = 0; count < HORIZON_DAYS; day = dayAfter(day)) {
    if (!isWorkingDay(calendar, day)) continue
    count += 1
    stretches.push(...stretchesOn(hours, day))
  }
  stretches.push({ from: seoulMidnight(day).getTime(), to: Infinity })
  return stretches
}

/** The stretches of one working day. */
export function stretchesOn({ opens, closes, pause }: DayHours, day: Day): readonly Stretch[] {
  const midnight = seoulMidnight(day).getTime()
  const at = (minute: number) => midnight + minute * MINUTE_MS
  if (!pause) return [{ from: at(opens), to: at(closes) }]
  return [
    { from: at(opens), to: at(pause.from) },
    { from: at(pause.to), to: at(closes) },
  ]
}

/** The first moment of work at or after `at`. */
export function nextWork(stretches: readonly Stretch[], at: number): number {
  const stretch = stretches.find(({ to }) => to > at)
  return stretch ? Math.max(at, stretch.from) : at
}

/** When so many minutes of work are over that begin at `from`. */
export function workEnd(stretches: readonly Stretch[], from: number, minutes: number): number {
  let left = minutes * MINUTE_MS
  for (const stretch of stretches) {
    if (stretch.to <= from) continue
    const begins = Math.max(from, stretch.from)
    if (begins + left <= stretch.to) return begins + left
    left -= stretch.to - begins
  }
  return from + left
}

/** Minutes of work between two moments. */
export function workBetween(stretches: readonly Stretch[], from: number, to: number): number {
  let sum = 0
  for (const stretch of stretches) {
    if (stretch.from >= to) break
    sum += Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from))
  }
  return sum / MINUTE_MS
}

export const minutesOpen = ({ opens, closes, pause }: DayHours): number =>
  closes - opens - (pause ? pause.to - pause.from : 0)
