import { ORDER_STEPS, type OrderStep } from '#/domain/orders/merged-label.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'

/** What the list of orders is narrowed to; all of it stands in the address. */
export interface OrderFilter {
  readonly step: OrderStep | undefined
  readonly period: PeriodName
  readonly from: string | undefined
  readonly to: string | undefined
  readonly q: string | undefined
}

export const PERIODS = {
  all: '전체',
  week: '1주',
  month: '1개월',
  quarter: '3개월',
  half: '6개월',
  own: '직접 입력',
} as const
export type PeriodName = keyof typeof PERIODS
const DAYS: Readonly<Partial<Record<PeriodName, number>>> = { week: 7, month: 30, quarter: 92, half: 183 }
const DAY = /^\d{4}-\d{2}-\d{2}$/

const isStep = (value: string | null): value is OrderStep => ORDER_STEPS.some((step) => step === value)
const isPeriod = (value: string | null): value is PeriodName => value !== null && Object.hasOwn(PERIODS, value)

export function filterOf(search: URLSearchParams, now: Date): OrderFilter {
  const wanted = {
    step: search.get('step'),
    period: search.get('period'),
    from: search.get('from'),
    to: search.get('to'),
  }
  const period = isPeriod(wanted.period) ? wanted.period : 'all'
  const days = DAYS[period]
  const own = (text: string | null) => (period === 'own' && text && DAY.test(text) ? text : undefined)
  return {
    step: isStep(wanted.step) ? wanted.step : undefined,
    period,
    from: days ? seoulDay(daysBefore(now, days)) : own(wanted.from),
    to: own(wanted.to),
    q: search.get('q')?.trim().slice(0, 60) || undefined,
  }
}

export const isNarrowed = ({ step, period, q }: OrderFilter): boolean => Boolean(step ?? q) || period !== 'all'

/** The address of the list with one thing of it changed. */
export function filterSearch(search: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `?${next}` : ''
}
