import type { TaxSale } from '#/domain/tax/sale-items.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { linesOf, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Money that the shop still has, or is still owed, for an order: what its papers have to say. */
export const netOf = (order: OrderRow): number =>
  order.capturedTotal - order.refundedTotal - order.reversedTotal + order.receivableTotal + order.settledTotal

/** The day on which the money came: what papers are written on. */
export const saleDay = (order: OrderRow): string => seoulDay(order.paidAt ?? order.advancePaidAt ?? order.placedAt)

export async function readSale(db: DbOrTx, order: OrderRow): Promise<TaxSale> {
  const lines = await linesOf(db, order.id)
  return {
    number: order.number,
    day: saleDay(order),
    lines: lines.map((line) => ({
      title: jobLine(line),
      copies: line.copies,
      supply: line.supply,
      vat: line.vat,
    })),
    deliveryTotal: order.deliveryTotal,
    total: order.total,
    net: netOf(order),
  }
}
