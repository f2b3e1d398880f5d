import fc from 'fast-check'
import type { SaleAmounts } from '#/domain/ledger/sale.ts'

/** Amounts of any order: ten per cent VAT, a discount of at most all that the goods cost, and any part of the rest prepaid. */
export const saleAmounts: fc.Arbitrary<SaleAmounts> = fc
  .record({
    supply: fc.integer({ min: 0, max: 20_000_000 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    used: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ supply, delivery, cut, used }) => {
    const vat = Math.floor(supply / 10)
    const discount = Math.floor((supply + vat) * cut)
    const due = supply + vat + delivery - discount
    const prepaid = Math.floor(due * used)
    return { supply, vat, delivery, discount, prepaid, total: due - prepaid }
  })
