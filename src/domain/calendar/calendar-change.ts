import type { Day } from './business-days.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'

export const CLOSED_KINDS = ['holiday', 'closing'] as const
export type ClosedKind = (typeof CLOSED_KINDS)[number]

export const CLOSED_KIND_NAMES: Readonly<Record<ClosedKind, string>> = { holiday: '공휴일', closing: '우리 쉬는 날' }

/** A factory holiday is a week or two; more at once is a slip of the finger. */
export const MOST_DAYS_AT_ONCE = 31

/** Work of this day is closed no earlier and no later than these full hours. */
export const CUT_OFF_HOURS = { min: 9, max: 18 } as const

const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** From `from` to `to`, both included; 0 when they are the wrong way round. */
const countDays = (from: Day, to: Day): number => Math.max(0, (startOf(to) - startOf(from)) / DAY_MS + 1)

/** Ten years: to write down the days of eight thousand keeps everybody waiting. */
const MOST_DAYS_WRITTEN = 3_653

/** Every day from `from` to `to`, both included; empty when they are the wrong way round. Throws for more than ten years. */
export function daysBetween(from: Day, to: Day): readonly Day[] {
  const first = startOf(from)
  const count = countDays(from, to)
  if (count > MOST_DAYS_WRITTEN) throw new RangeError(`${count} days are more than ${MOST_DAYS_WRITTEN}`)
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10))
}

/** Why these days cannot be changed; null when they can. What was promised on days gone by stays as it was kept. */
export function whyNotThese(from: Day, to: Day, now: Date): string | null {
  if (to < from) return '끝나는 날이 시작하는 날보다 앞섭니다.'
  if (from < seoulDay(now)) return '지난 날은 바꿀 수 없습니다. 오늘이나 그 뒤의 날을 골라 주세요.'
  if (countDays(from, to) > MOST_DAYS_AT_ONCE) return `한 번에 ${MOST_DAYS_AT_ONCE}일까지 바꿀 수 있습니다.`
  return null
}

/** Why a cut-off cannot begin on that day; null when it can: today's was already told to customers. */
export const whyNotFrom = (from: Day, now: Date): string | null =>
  from > seoulDay(now) ? null : '마감 시각은 내일이나 그 뒤의 날부터 바꿀 수 있습니다. 오늘 것은 이미 안내했습니다.'
