import { seoulDay } from '#/lib/seoul-time.ts'

export type PeriodKind = 'month' | 'quarter' | 'own'

export interface DealPeriod {
  /** Days in Seoul, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The period that an address asks for; without one, this month. */
export function dealPeriodOf(query: URLSearchParams, now: Date): DealPeriod {
  const [from, to] = [query.get('from'), query.get('to')]
  if (from && to && DAY.test(from) && DAY.test(to) && from <= to) return { from, to }
  return monthsFrom(seoulDay(now).slice(0, 7), 1)
}

/** Whole months from `YYYY-MM` on. */
export function monthsFrom(month: string, count: number): DealPeriod {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: dayOf(year, number - 1, 1), to: dayOf(year, number - 1 + count, 0) }
}

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const monthOf = (day: string) => Number(day.slice(5, 7))

export function kindOf(period: DealPeriod): PeriodKind {
  const month = period.from.slice(0, 7)
  const same = (other: DealPeriod) => other.from === period.from && other.to === period.to
  if (same(monthsFrom(month, 1))) return 'month'
  return monthOf(period.from) % 3 === 1 && same(monthsFrom(month, 3)) ? 'quarter' : 'own'
}

/** The month or quarter in which a period ends. */
export function asKind(period: DealPeriod, kind: 'month' | 'quarter'): DealPeriod {
  const month = monthOf(period.to)
  const first = kind === 'month' ? month : month - ((month - 1) % 3)
  return monthsFrom(`${period.to.slice(0, 4)}-${String(first).padStart(2, '0')}`, kind === 'month' ? 1 : 3)
}

/** The one before or after it, as long as it is; days of one's own move by their number. */
export function moved(period: DealPeriod, by: 1 | -1): DealPeriod {
  const kind = kindOf(period)
  if (kind === 'own') {
    const [from, to] = [Date.parse(period.from), Date.parse(period.to)]
    const span = (to - from + 86_400_000) * by
    return { from: textOf(from + span), to: textOf(to + span) }
  }
  const count = kind === 'month' ? 1 : 3
  const year = Number(period.from.slice(0, 4))
  const first = dayOf(year, monthOf(period.from) - 1 + count * by, 1)
  return monthsFrom(first.slice(0, 7), count)
}

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** 11월, 4분기, 10.3 – 11.23; with its year where that is not this one. */
export function periodTitle(period: DealPeriod, now: Date): string {
  const kind = kindOf(period)
  const year = period.from.slice(0, 4)
  const before = year === seoulDay(now).slice(0, 4) ? '' : `${year}년 `
  if (kind === 'month') return `${before}${monthOf(period.from)}월`
  if (kind === 'quarter') return `${before}${Math.ceil(monthOf(period.from) / 3)}분기`
  return `${shortDay(period.from)} – ${shortDay(period.to)}`
}

/** `2026-11-03` as 11.3. */
export const shortDay = (day: string): string => `${monthOf(day)}.${Number(day.slice(8))}`
