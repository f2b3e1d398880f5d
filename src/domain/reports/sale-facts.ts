import type { Day } from '#/domain/calendar/business-days.ts'
import { allocate } from '#/domain/money/allocate.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { PaperShare, ReportFact, SaleKey, Visit } from './figure.ts'
import { NOTHING } from './figure.ts'

/** What one booking of an order says of its sale: income is positive, what is undone negative. */
export interface SaleBooking {
  readonly kind: SaleKey
  readonly orderId: string
  /** Goods after discounts, without VAT. */
  readonly supply: Krw
  readonly delivery: Krw
  readonly vat: Krw
  /** The first payment of the order: what it costs to make is counted with it, once. */
  readonly first: boolean
}

/** A line of an order, as reports see it. */
export interface SoldLine {
  readonly lineId: string
  readonly orderId: string
  readonly product: string
  readonly customer: string
  readonly visit: Visit
  readonly supply: Krw
  /** What making it costs by the price it was sold at; nothing when it was never made. */
  readonly cost: Krw
  readonly papers: readonly PaperShare[]
}

/** Divides each booking over the lines of its order by their price, to the won. `lines` are in the order of their position. */
export function saleFacts(
  day: Day,
  bookings: readonly SaleBooking[],
  lines: readonly SoldLine[],
): readonly ReportFact[] {
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return bookings.flatMap((booking) => {
    const own = byOrder.get(booking.orderId) ?? []
    const weights = own.map((line) => line.supply)
    const [supply, delivery, vat] = [booking.supply, booking.delivery, booking.vat].map((won) => allocate(won, weights))
    return own.map((line, at) => ({
      ...NOTHING,
      day,
      topic: 'sale' as const,
      key: booking.kind,
      lineId: line.lineId,
      product: line.product,
      customer: line.customer,
      visit: line.visit,
      papers: line.papers,
      lines: 1,
      orders: at === 0 ? 1 : 0,
      supply: supply?.[at] ?? 0,
      delivery: delivery?.[at] ?? 0,
      vat: vat?.[at] ?? 0,
      cost: booking.first ? line.cost : 0,
    }))
  })
}
