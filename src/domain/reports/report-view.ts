import { type Amounts, type Cut, type Figure, NOTHING, plus, type Topic } from './figure.ts'

/** A row of a part of the report: its sums now and in the period before. */
export interface ReportRow {
  readonly id: string
  readonly now: Amounts
  readonly before: Amounts
}

export interface Two {
  readonly figures: readonly Figure[]
  readonly earlier: readonly Figure[]
}

const among = (figures: readonly Figure[], topic: Topic, cut: Cut) =>
  figures.filter((figure) => figure.topic === topic && figure.cut === cut)

export const total = (figures: readonly Amounts[]): Amounts => figures.reduce(plus, NOTHING)

function rowsBy(two: Two, topic: Topic, cut: Cut, idOf: (figure: Figure) => string): readonly ReportRow[] {
  const now = Map.groupBy(among(two.figures, topic, cut), idOf)
  const before = Map.groupBy(among(two.earlier, topic, cut), idOf)
  return [...new Set([...now.keys(), ...before.keys()])].map((id) => ({
    id,
    now: total(now.get(id) ?? []),
    before: total(before.get(id) ?? []),
  }))
}

/** Sales of each product, customer group, paper …: payments less refunds and what was taken back; the largest first. */
export const saleRows = (two: Two, cut: Cut): readonly ReportRow[] =>
  rowsBy(two, 'sale', cut, ({ value }) => value).toSorted((a, b) => net(b.now) - net(a.now))

/** Kinds of booking, steps, causes: the most frequent first. */
export const keyRows = (two: Two, topic: Topic): readonly ReportRow[] =>
  rowsBy(two, topic, 'all', ({ key }) => key).toSorted((a, b) => b.now.lines - a.now.lines)

/** Of anything but sales by product, the dearest first. */
export const productRows = (two: Two, topic: Topic): readonly ReportRow[] =>
  rowsBy(two, topic, 'product', ({ value }) => value).toSorted((a, b) => b.now.cost - a.now.cost)

/** What was sold without VAT, delivery included. */
export const net = ({ supply, delivery }: Amounts): number => supply + delivery

/** What is left of goods after what making them cost by the quote. */
export const marginOf = ({ supply, cost }: Amounts): number => supply - cost

/** Tenths of a percent are kept; null where there is nothing to be a part of. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** Orders that were paid: other bookings are of the same orders. */
export const paidOrders = (figures: readonly Figure[]): number =>
  total(figures.filter(({ topic, cut, key }) => topic === 'sale' && cut === 'all' && key === 'order-payment')).orders

export interface Promises {
  readonly onTime: number
  readonly late: number
  readonly open: number
}

export function promisesOf(figures: readonly Figure[]): Promises {
  const of = (key: string) =>
    total(figures.filter((figure) => figure.topic === 'promise' && figure.cut === 'all' && figure.key === key)).lines
  return { onTime: of('on-time'), late: of('late'), open: of('open') }
}
