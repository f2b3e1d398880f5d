import { type Day, koreanDay, weekdayOf } from '#/domain/calendar/business-days.ts'
import { seoulClock, seoulDay } from '#/lib/seoul-time.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

export const weekday = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? ''

/** `14:00` in Seoul. */
export const hourText = (instant: Date): string => seoulClock(instant).toISOString().slice(11, 16)

/** `금 14:00`. */
export const dayHour = (instant: Date): string => `${weekday(seoulDay(instant))} ${hourText(instant)}`

/** `11월 20일 금요일 14:00`. */
export const longHour = (instant: Date): string => `${koreanDay(seoulDay(instant))} ${hourText(instant)}`

/** `11.20 금`. */
export const shortDay = (day: Day): string => `${Number(day.slice(5, 7))}.${day.slice(8)} ${weekday(day)}`

/** `1:42:10`; hours go on beyond a day. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
