import { eachDay } from '#/domain/reports/report-period.ts'
import { net, total } from '#/domain/reports/report-view.ts'
import { shortDay } from './report-words.ts'
import type { Report } from './use-report.ts'

export interface SalesBar {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly parts: readonly { readonly id: string; readonly value: number }[]
  /** What was paid, and what remains after refunds and what was taken back. */
  readonly paid: number
  readonly total: number
}

/** The bars of a period: each day, or each month when the server sums by month. Days without anything stand, too. */
export function spansOf({
  period,
  series,
}: Pick<Report, 'period' | 'series'>): readonly Pick<SalesBar, 'from' | 'to'>[] {
  const days = eachDay(period)
  if (!series.some(({ from, to }) => from !== to) && days.length <= 62)
    return days.map((day) => ({ from: day, to: day }))
  return [...Map.groupBy(days, (day) => day.slice(0, 7)).values()].map((own) => ({
    from: own[0] ?? period.from,
    to: own.at(-1) ?? period.to,
  }))
}

export function barsOf(report: Report, products: readonly string[]): readonly SalesBar[] {
  const sales = Map.groupBy(
    report.series.filter(({ topic }) => topic === 'sale'),
    ({ from }) => from,
  )
  return spansOf(report).map(({ from, to }) => {
    const own = sales.get(from) ?? []
    return {
      from,
      to,
      label: from === to ? shortDay(from) : `${Number(from.slice(5, 7))}월`,
      parts: products.map((id) => ({ id, value: net(total(own.filter(({ value }) => value === id))) })),
      paid: net(total(own.filter(({ key }) => key === 'order-payment'))),
      total: net(total(own)),
    }
  })
}
