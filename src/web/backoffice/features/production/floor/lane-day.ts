import type { Day } from '#/domain/calendar/business-days.ts'
import { isWorkingDay, nextWorkingDay } from '#/domain/calendar/business-days.ts'
import type { FloorState } from '#/domain/floor/plan-floor.ts'
import { MINUTE_MS } from '#/domain/floor/work-hours.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** The day that stands by the hour, and those after it. */
export interface LaneDays {
  readonly day: Day
  readonly isToday: boolean
  readonly from: number
  readonly to: number
  /** Full hours in between, in milliseconds. */
  readonly hours: readonly number[]
  readonly later: readonly Day[]
}

const HOUR_MS = 3_600_000

/** Today while a machine still works; afterwards, and on days off, the next working day. */
export function laneDays({ machines, calendar, now }: FloorState, count: number): LaneDays {
  const opens = Math.min(...machines.map((machine) => machine.opens), 9 * 60)
  const closes = Math.max(...machines.map((machine) => machine.closes), 18 * 60)
  const today = seoulDay(now)
  const midnight = seoulMidnight(today).getTime()
  const works = isWorkingDay(calendar, today) && now.getTime() < midnight + closes * MINUTE_MS
  const day = works ? today : nextWorkingDay(calendar, today)
  const start = seoulMidnight(day).getTime()
  const [from, to] = [start + opens * MINUTE_MS, start + closes * MINUTE_MS]
  const first = Math.ceil(from / HOUR_MS)
  const hours = Array.from({ length: Math.max(0, Math.ceil(to / HOUR_MS) - first) }, (_, at) => (first + at) * HOUR_MS)
  const later: Day[] = []
  for (let next = day; later.length < count; later.push(next)) next = nextWorkingDay(calendar, next)
  return { day, isToday: works, from, to, hours, later }
}
