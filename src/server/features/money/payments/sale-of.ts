import type { SaleAmounts } from '#/domain/ledger/sale.ts'
import { saleVat } from '#/domain/money/vat.ts'
import { prepaidOf } from '#/domain/orders/benefits.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'

export const saleOf = (order: OrderRow): SaleAmounts => ({
  supply: order.goodsSupply,
  vat: order.goodsVat,
  delivery: order.deliveryTotal,
  discount: order.discountTotal + order.couponTotal,
  prepaid: prepaidOf(order),
  total: order.total,
  paperVat: order.booksAsPapers ? saleVat(order) : undefined,
})
