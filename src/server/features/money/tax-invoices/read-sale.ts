import type { TaxSale } from '#/domain/tax/sale-items.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import { prepaidOf } from '#/domain/orders/benefits.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { linesOf, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { provedOf } from './cash-of-order.ts'

/** The day on which it was sold on credit, or the money came: what papers are written on. */
export const saleDay = (order: OrderRow): string =>
  seoulDay(order.deferredAt ?? order.paidAt ?? order.advancePaidAt ?? order.placedAt)

/** Sold on credit, and not all of its money came yet: its invoice asks for it (청구), and there is no cash to prove. */
export const isOwedYet = ({ deferredAt, receivableTotal }: OrderRow): boolean =>
  deferredAt !== null && receivableTotal > 0

export async function readSale(db: DbOrTx, order: OrderRow): Promise<TaxSale> {
  const lines = await linesOf(db, order.id)
  const { cash: net, slip } = await provedOf(db, order.id)
  return {
    number: order.number,
    day: saleDay(order),
    lines: lines.map((line) => ({
      title: jobLine(line),
      copies: line.copies,
      supply: line.supply,
      vat: line.vat,
    })),
    discountTotal: order.discountTotal,
    discountAgreed: order.discountAgreed,
    couponTotal: order.couponTotal,
    prepaidTotal: prepaidOf(order),
    deliveryTotal: order.deliveryTotal,
    total: order.total,
    slip,
    net,
    missing: whyLess(order),
  }
}

/** Korean: why a paper says less than what the order costs. */
function whyLess(order: OrderRow): string {
  const restWaits = order.paymentState === 'part-paid' && order.cancelledAt === null
  const wentBack = order.refundedTotal + order.reversedTotal > 0
  const causes = [restWaits && '잔금', wentBack && '환불']
  return causes.filter(Boolean).join('·') || '환불'
}
