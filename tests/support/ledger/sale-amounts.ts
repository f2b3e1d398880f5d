import fc from 'fast-check'
import type { SaleAmounts } from '#/domain/ledger/sale.ts'

/** Amounts of any order: ten per cent VAT, and a discount of at most all that the goods cost. */
export const saleAmounts: fc.Arbitrary<SaleAmounts> = fc
  .record({
    supply: fc.integer({ min: 0, max: 20_000_000 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ supply, delivery, cut }) => {
    const vat = Math.floor(supply / 10)
    const discount = Math.floor((supply + vat) * cut)
    return { supply, vat, delivery, discount, total: supply + vat + delivery - discount }
  })
