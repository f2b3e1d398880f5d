import type { TaxItem, TaxSum } from '#/domain/tax/sale-items.ts'

/** A row that is an amount only. */
export const amountItem = (day: string, name: string, { supply, vat }: TaxSum): TaxItem => ({
  day,
  name,
  quantity: null,
  unitPrice: null,
  supply,
  vat,
})
