import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import {
  type BusinessCalendar,
  cutOffHour,
  type Day,
  dayAfter,
  isWorkingDay,
  nextCutOff,
  nextWorkingDay,
} from './business-days.ts'
import { daysBetween } from './day-plan.ts'

const HOUR_MS = 3_600_000
/** So near to the cut-off, somebody who only begins now is warned. */
export const SHORT_MS = 20 * 60_000

const cutOffOf = (calendar: BusinessCalendar, day: Day): Date =>
  new Date(seoulMidnight(day).getTime() + cutOffHour(calendar, day) * HOUR_MS)

/** A job in a hurry: approved and paid by `cutOff`, it leaves by `leaves`. */
export interface RushRun {
  readonly cutOff: Date
  readonly leaves: Date
  /** When it is worked on: nights count, days off do not. */
  readonly work: readonly { readonly from: Date; readonly to: Date }[]
}

export interface RushClock extends RushRun {
  /** `closed`: today nobody works; `past`: today's cut-off is over; `short`: begin and it may be missed. */
  readonly state: 'open' | 'short' | 'past' | 'closed'
}

/** The run that somebody who approves now is in time for, and how it stands with the clock. */
export function rushClock(calendar: BusinessCalendar, now: Date): RushClock {
  const run = runOf(calendar, nextCutOff(calendar, now))
  return { ...run, state: stateOf(calendar, run, now) }
}

function stateOf(calendar: BusinessCalendar, { cutOff }: RushRun, now: Date): RushClock['state'] {
  if (!isWorkingDay(calendar, seoulDay(now))) return 'closed'
  if (seoulDay(cutOff) !== seoulDay(now)) return 'past'
  return cutOff.getTime() - now.getTime() < SHORT_MS ? 'short' : 'open'
}

/** It and the runs after it, as many as there shall be. */
export function rushRuns(calendar: BusinessCalendar, now: Date, count: number): readonly RushRun[] {
  const runs: RushRun[] = []
  for (let from = now; runs.length < count; from = runs.at(-1)?.cutOff ?? from)
    runs.push(runOf(calendar, nextCutOff(calendar, from)))
  return runs
}

function runOf(calendar: BusinessCalendar, cutOff: Date): RushRun {
  const first = seoulDay(cutOff)
  const last = nextWorkingDay(calendar, first)
  const leaves = cutOffOf(calendar, last)
  const work = [{ from: cutOff, to: seoulMidnight(dayAfter(first)) }]
  for (const day of daysBetween(dayAfter(first), last)) {
    if (!isWorkingDay(calendar, day)) continue
    const begin = seoulMidnight(day)
    const before = work.at(-1)
    const to = day === last ? leaves : new Date(begin.getTime() + DAY_MS)
    if (before?.to.getTime() === begin.getTime()) work[work.length - 1] = { from: before.from, to }
    else work.push({ from: begin, to })
  }
  return { cutOff, leaves, work }
}
