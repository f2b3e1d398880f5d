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
