import { weekdayOf } from '#/domain/calendar/business-days.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** `12월 4일 (금)`. */
export function shortDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일 (${WEEKDAYS[weekdayOf(day)] ?? ''})`
}

/** A day as people say it: 오늘, 내일, else with its weekday. */
export function dayWords(day: string, now: Date): string {
  if (day === seoulDay(now)) return '오늘'
  return day === seoulDay(daysAfter(now, 1)) ? '내일' : shortDay(day)
}
