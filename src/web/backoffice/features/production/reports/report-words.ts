import { formatCount } from '#/lib/format-count.ts'
import { weekdayOf } from '#/domain/calendar/business-days.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** `1억 5,310만`, `371,602`: large sums as they are spoken. */
export function spokenWon(amount: Krw): string {
  const size = Math.abs(amount)
  if (size < 10_000_000) return formatCount(amount)
  const tenThousands = Math.round(size / 10_000)
  const hundredMillions = Math.floor(tenThousands / 10_000)
  const rest = tenThousands % 10_000
  const words = [hundredMillions > 0 ? `${hundredMillions}억` : '', rest > 0 ? `${formatCount(rest)}만` : '']
  return `${amount < 0 ? '−' : ''}${words.filter(Boolean).join(' ')}`
}

/** `+9.8%`, `−3%`; nothing where there was nothing before. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null
  const change = Math.round(((now - before) / before) * 1000) / 10
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}%`
}

/** `11.20`. */
export const shortDay = (day: string): string => day.slice(5).replace('-', '.')

const WEEKDAYS = '일월화수목금토'

/** `20 금`: a day below its column. */
export const weekTick = (day: string): string => `${Number(day.slice(8))} ${WEEKDAYS.charAt(weekdayOf(day))}`

/** `26.11.01–26.11.20`, one day alone. */
export function periodText({ from, to }: { readonly from: string; readonly to: string }): string {
  const text = (day: string) => day.slice(2).replaceAll('-', '.')
  return from === to ? text(from) : `${text(from)}–${text(to)}`
}
