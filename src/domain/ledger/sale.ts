import type { Krw } from '#/domain/money/krw.ts'
import { compact, opposite, type Entry } from './entry.ts'

/** What an order was sold for. `total` = supply + vat + delivery − discount; delivery includes its VAT. */
export interface SaleAmounts {
  readonly supply: Krw
  readonly vat: Krw
  readonly delivery: Krw
  readonly discount: Krw
  readonly total: Krw
}

/** Booking of an order's payment: the money received against sales, delivery and the VAT owed. */
export function saleEntries(sale: SaleAmounts, receivedAt: string): readonly Entry[] {
  const deliveryVat = Math.round(sale.delivery / 11)
  return compact([
    { account: receivedAt, amount: sale.total },
    { account: 'discounts', amount: sale.discount },
    { account: 'sales', amount: -sale.supply },
    { account: 'delivery-income', amount: -(sale.delivery - deliveryVat) },
    { account: 'vat-payable', amount: -(sale.vat + deliveryVat) },
  ])
}

/**
 * Booking of one refund of a sale, `before` being what was refunded earlier. Each refund is the difference of two shares of
 * the whole, so that any row of refunds that reaches the total takes every account back to exactly zero.
 */
export function refundEntries(sale: SaleAmounts, receivedAt: string, before: Krw, amount: Krw): readonly Entry[] {
  const whole = saleEntries(sale, receivedAt)
  const until = share(whole, receivedAt, sale.total, before + amount)
  return compact([...opposite(until), ...share(whole, receivedAt, sale.total, before)])
}

function share(whole: readonly Entry[], receivedAt: string, total: Krw, part: Krw): readonly Entry[] {
  if (part === 0) return []
  const others = whole
    .filter((entry) => entry.account !== receivedAt)
    .map((entry) => ({ account: entry.account, amount: Math.round((entry.amount * part) / total) }))
  const rest = others.reduce((sum, entry) => sum + entry.amount, part)
  // Rounding of the parts is settled in sales, which is the largest of them.
  return compact([{ account: receivedAt, amount: part }, ...others, { account: 'sales', amount: -rest }])
}
