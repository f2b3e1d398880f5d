import { kstDateText, kstDateTimeText } from '#/lib/kst-text.ts'

const DAY_MS = 86_400_000

/** `어제 18:20에`, `오늘 09:05에`, `11월 12일 18:20에`: when something was left, in Korean time. */
export function sinceText(then: Date, now: Date): string {
  const time = kstDateTimeText(then).slice(11, 16)
  const day = kstDateText(then)
  if (day === kstDateText(now)) return `오늘 ${time}에`
  if (day === kstDateText(new Date(now.getTime() - DAY_MS))) return `어제 ${time}에`
  return `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${time}에`
}
