import type { LoaderFunctionArgs } from 'react-router'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import {
  businessCalendar,
  cutOffHour,
  isWorkingDay,
  nextWorkingDay,
  startDay,
  weekdayOf,
} from '#/domain/calendar/business-days.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { pageCall } from '#/web/api/page-call.ts'

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly weekday: number
  /** Why nobody works; null on a working day. */
  readonly off: string | null
}

const WEEKS = 4

/** Four weeks from this Sunday on, with the days on which nothing leaves the house. */
export async function loader(args: LoaderFunctionArgs) {
  const { days: closed, cutOffs } = await pageCall(args, readCalendar, {})
  const now = new Date()
  const calendar = businessCalendar(closed, cutOffs)
  const today = seoulDay(now)
  const sunday = Date.parse(`${today}T00:00:00Z`) - weekdayOf(today) * DAY_MS
  const days = Array.from({ length: WEEKS * 7 }, (_, at): CalendarDay => {
    const day = new Date(sunday + at * DAY_MS).toISOString().slice(0, 10)
    const holiday = closed.find((candidate) => candidate.day === day)?.name
    return { day, weekday: at % 7, off: isWorkingDay(calendar, day) ? null : (holiday ?? '휴무') }
  })
  const counts = startDay(calendar, now)
  return {
    today,
    days,
    counts,
    next: nextWorkingDay(calendar, counts),
    cutOff: cutOffHour(calendar, today),
  }
}
