import type { SaleAmounts } from '#/domain/ledger/sale.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'

export const saleOf = (order: OrderRow): SaleAmounts => ({
  supply: order.goodsSupply,
  vat: order.goodsVat,
  delivery: order.deliveryTotal,
  discount: order.discountTotal,
  total: order.total,
})
