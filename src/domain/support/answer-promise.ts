import {
  type BusinessCalendar,
  type Day,
  isWorkingDay,
  koreanDay,
  nextWorkingDay,
} from '#/domain/calendar/business-days.ts'
import type { OfficeHours } from '#/domain/calendar/working-hours.ts'
import { seoulClock, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** Of a shop that has not said otherwise. */
export const USUAL_HOURS: OfficeHours = { open: 9, close: 18 }

const RANGE = /(\d{1,2}):\d{2}\s*[–~-]\s*(\d{1,2}):\d{2}/

/** The hours of a working day as the shop tells them to customers: the line that begins with 평일. */
export function officeHoursOf(lines: readonly string[]): OfficeHours {
  const said = lines.find((line) => line.startsWith('평일'))
  const [, open, close] = RANGE.exec(said ?? '') ?? []
  const hours = { open: Number(open), close: Number(close) }
  return open !== undefined && hours.open < hours.close && hours.close <= 24 ? hours : USUAL_HOURS
}

/** An answer takes no more office hours than these; what comes too late for them is answered by noon of the next working day. */
const HOURS_TO_ANSWER = 3
const NOON = 12
const HOUR_MS = 3_600_000

/** Until when whoever asks at this instant has an answer. */
export function promisedAt(calendar: BusinessCalendar, { open, close }: OfficeHours, asked: Date): Date {
  const day = seoulDay(asked)
  const clock = seoulClock(asked)
  const hour = clock.getUTCHours() + (clock.getUTCMinutes() > 0 ? 1 : 0)
  if (isWorkingDay(calendar, day)) {
    if (clock.getUTCHours() < open) return hourOf(day, noonWithin(open, close))
    if (hour + HOURS_TO_ANSWER <= close) return hourOf(day, hour + HOURS_TO_ANSWER)
  }
  return hourOf(nextWorkingDay(calendar, day), noonWithin(open, close))
}

const noonWithin = (open: number, close: number) => Math.min(close, Math.max(NOON, open + 1))
const hourOf = (day: Day, hour: number) => new Date(seoulMidnight(day).getTime() + hour * HOUR_MS)

/** 「오늘 15시까지」, 「내일 오전에」, 「11월 30일 월요일 오전에」: the promise as it is said. */
export function promiseWords(promised: Date, now: Date): string {
  const day = seoulDay(promised)
  const hour = seoulClock(promised).getUTCHours()
  const today = seoulDay(now)
  if (day === today) return `오늘 ${hour}시까지`
  const when = day === seoulDay(new Date(now.getTime() + 24 * HOUR_MS)) ? '내일' : koreanDay(day)
  return hour <= NOON ? `${when} 오전에` : `${when} ${hour}시까지`
}
