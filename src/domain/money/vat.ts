import type { Krw } from './krw.ts'

/** 10 % of a supply amount. Supplies are multiples of 10 won, so it is exact. */
export const vatOf = (supply: Krw): Krw => Math.floor(supply / 10)

/**
 * Splits an amount that contains VAT. The tax is a tenth of the supply, rounded down to the won, and both parts sum to the
 * amount exactly.
 */
export function splitVat(total: Krw): { readonly supply: Krw; readonly vat: Krw } {
  const supply = Math.ceil((total * 10) / 11)
  return { supply, vat: total - supply }
}

/** The VAT within an amount, as a row of its own says it; of what is taken off it is negative. */
export const vatWithin = (amount: Krw): Krw => Math.sign(amount) * splitVat(Math.abs(amount)).vat

interface SaleRows {
  readonly goodsVat: Krw
  readonly discountTotal: Krw
  readonly couponTotal: Krw
  readonly deliveryTotal: Krw
}

/** The VAT of a sale: each reduction, and the delivery, is split as the row of its own that papers show it as. */
export const saleVat = ({ goodsVat, discountTotal, couponTotal, deliveryTotal }: SaleRows): Krw =>
  goodsVat - vatWithin(discountTotal) - vatWithin(couponTotal) + vatWithin(deliveryTotal)

/** A sale, VAT included, the VAT of its rows, and what of it was paid with points and e-money. */
export interface TaxedSale {
  readonly total: Krw
  readonly vat: Krw
  readonly prepaid: Krw
}

/**
 * The VAT of what of a sale still stands: that of the sale less that of all that went back, which is split as one amount. Money goes
 * back first; when only what was prepaid is left, it is that amount's own. Statements and tax papers ask this, so that they agree.
 */
export function standingVat({ total, vat, prepaid }: TaxedSale, stands: Krw): Krw {
  if (stands === 0 || stands === total) return stands === 0 ? 0 : vat
  return stands <= prepaid ? vatWithin(stands) : vat - vatWithin(total - stands)
}
