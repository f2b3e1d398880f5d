import { type Day, dayAfter, weekdayOf } from '#/domain/calendar/business-days.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { shortDay } from './day-words.ts'

/** Days until the rest is due when nobody names one, the latest that may be named, and how long before it is asked for. */
export const REST = { usualDays: 14, mostDays: 180, remindDays: 3 } as const

const SUNDAY = 0
const SATURDAY = 6

/** Two weeks on, and on no weekend: who pays by transfer waits for the bank. */
export function usualRestDay(today: Day): Day {
  let day = dayOn(today, REST.usualDays)
  while (weekdayOf(day) === SUNDAY || weekdayOf(day) === SATURDAY) day = dayAfter(day)
  return day
}

/** The first and the last day that may be named. */
export const restRange = (today: Day): { readonly first: Day; readonly last: Day } => ({
  first: dayAfter(today),
  last: dayOn(today, REST.mostDays),
})

/** Korean: why the rest cannot be due on this day; null when it can. */
export function restDayProblem(today: Day, day: Day): string | null {
  const { first, last } = restRange(today)
  return day >= first && day <= last
    ? null
    : `잔금을 내실 날은 ${shortDay(first)}부터 ${shortDay(last)}까지 정할 수 있습니다.`
}

interface Stated {
  readonly restDueDay: Day | null
  readonly advancePaidAt: Date | null
}

/** Until when the rest is to be paid: never before the day after the advance came. */
export function restDay({ restDueDay, advancePaidAt }: Stated): Day | null {
  if (restDueDay === null || advancePaidAt === null) return restDueDay
  const next = dayAfter(seoulDay(advancePaidAt))
  return next > restDueDay ? next : restDueDay
}

const dayOn = (day: Day, days: number): Day => seoulDay(daysAfter(seoulMidnight(day), days))
