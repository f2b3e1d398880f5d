import type { Krw } from '#/domain/money/krw.ts'
import { standingVat, vatWithin } from '#/domain/money/vat.ts'
import { compact, opposite, type Entry } from './entry.ts'

/** The liability that points and e-money of an order stand at from when they are used until the order is sold or they go back. */
export const PREPAID_AT = 'prepaid-applied'

/** What an order was sold for. `total` + prepaid = supply + vat + delivery − discount; delivery includes its VAT. */
export interface SaleAmounts {
  readonly supply: Krw
  readonly vat: Krw
  readonly delivery: Krw
  readonly discount: Krw
  /** Paid with points and e-money. */
  readonly prepaid: Krw
  /** Paid with money. */
  readonly total: Krw
  /** VAT of the whole as its papers say it, after every reduction; absent in the books of an order from before they agreed. */
  readonly paperVat?: Krw | undefined
}

/** Booking of a whole order: what was received for it against sales, delivery and the VAT owed. */
export function saleEntries(sale: SaleAmounts, receivedAt: string): readonly Entry[] {
  const { delivery, paperVat } = sale
  const deliveryVat = paperVat === undefined ? Math.round(delivery / 11) : vatWithin(delivery)
  const gross = sale.vat + deliveryVat
  const vat = paperVat ?? gross
  return compact([
    { account: receivedAt, amount: sale.total },
    { account: PREPAID_AT, amount: sale.prepaid },
    { account: 'discounts', amount: sale.discount - (gross - vat) },
    { account: 'sales', amount: -sale.supply },
    { account: 'delivery-income', amount: -(delivery - deliveryVat) },
    { account: 'vat-payable', amount: -vat },
  ])
}

/**
 * Booking of one refund of a sale, `before` being what was refunded earlier. Each refund is the difference of two shares of
 * the whole, so that any row of refunds that reaches the total takes every account back to exactly zero.
 */
export function refundEntries(sale: SaleAmounts, receivedAt: string, before: Krw, amount: Krw): readonly Entry[] {
  return compact([...opposite(share(sale, receivedAt, before + amount)), ...share(sale, receivedAt, before)])
}

/** What was prepaid of an order becomes part of its sale, once; the money of it is booked apart from this. */
export const prepaidSaleEntries = (sale: SaleAmounts): readonly Entry[] =>
  opposite(refundEntries(sale, PREPAID_AT, sale.total, sale.prepaid))

/** Booking of what was prepaid and goes back. It lies behind all of the money, whichever of the two is booked first. */
export const prepaidBackEntries = (sale: SaleAmounts, before: Krw, amount: Krw): readonly Entry[] =>
  refundEntries(sale, PREPAID_AT, sale.total + before, amount)

/** `part` of what was paid, money first and what was prepaid behind it, with the share of every other account. */
function share(sale: SaleAmounts, receivedAt: string, part: Krw): readonly Entry[] {
  if (part === 0) return []
  const paid = sale.total + sale.prepaid
  const others = saleEntries(sale, receivedAt)
    .filter(({ account }) => account !== receivedAt && account !== PREPAID_AT)
    .map(({ account, amount }) => ({
      account,
      amount: account === 'vat-payable' ? -vatOfPart(sale, amount, part) : Math.round((amount * part) / paid),
    }))
  const rest = others.reduce((sum, entry) => sum + entry.amount, part)
  // Rounding of the parts is settled in sales, which is the largest of them.
  return compact([{ account: receivedAt, amount: part }, ...others, { account: 'sales', amount: -rest }])
}

/** As papers split what went back: as one amount. */
function vatOfPart({ total, prepaid, paperVat }: SaleAmounts, booked: Krw, part: Krw): Krw {
  const paid = total + prepaid
  if (paperVat === undefined) return Math.round((-booked * part) / paid)
  return paperVat - standingVat({ total: paid, vat: paperVat, prepaid }, paid - part)
}
