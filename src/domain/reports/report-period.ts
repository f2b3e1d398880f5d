import { type Day, weekdayOf } from '#/domain/calendar/business-days.ts'
import { daysAfter, daysBefore, DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

export interface Period {
  readonly from: Day
  readonly to: Day
}

/** A leap year. */
export const MOST_DAYS = 366

export const daysOf = ({ from, to }: Period): number =>
  Math.round((seoulMidnight(to).getTime() - seoulMidnight(from).getTime()) / DAY_MS) + 1

/** What is wrong with a period, by field; nothing when it can be reported. */
export function periodIssues(period: Period, today: Day): Readonly<Partial<Record<'from' | 'to', string>>> {
  if (period.from > period.to) return { from: '시작일이 종료일보다 늦습니다. 두 날짜를 바꿔 주세요.' }
  if (period.to > today) return { to: '아직 오지 않은 날은 셀 수 없습니다. 오늘까지로 골라 주세요.' }
  if (daysOf(period) > MOST_DAYS) return { from: `한 번에 ${MOST_DAYS}일까지 볼 수 있습니다. 기간을 줄여 주세요.` }
  return {}
}

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  const to = daysBefore(seoulMidnight(period.from), 1)
  return { from: seoulDay(daysBefore(to, daysOf(period) - 1)), to: seoulDay(to) }
}

/** Every day of it. */
export const eachDay = (period: Period): readonly Day[] =>
  Array.from({ length: daysOf(period) }, (_, at) => seoulDay(daysAfter(seoulMidnight(period.from), at)))

/** Periods that are chosen by one click, up to today. */
export function namedPeriods(today: Day): Readonly<Record<'week' | 'month' | 'year', Period>> {
  const sinceMonday = (weekdayOf(today) + 6) % 7
  return {
    week: { from: seoulDay(daysBefore(seoulMidnight(today), sinceMonday)), to: today },
    month: { from: `${today.slice(0, 8)}01`, to: today },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
}
