import { daysBefore, seoulDay, seoulTime } from '#/lib/seoul-time.ts'

/** `어제 18:20에`, `오늘 09:05에`, `11월 12일 18:20에`: when something was left, in Korean time. */
export function sinceText(then: Date, now: Date): string {
  const time = seoulTime(then)
  const day = seoulDay(then)
  if (day === seoulDay(now)) return `오늘 ${time}에`
  if (day === seoulDay(daysBefore(now, 1))) return `어제 ${time}에`
  return `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${time}에`
}
