import fc from 'fast-check'
import { saleVat } from '#/domain/money/vat.ts'
import type { SaleAmounts } from '#/domain/ledger/sale.ts'

/**
 * Amounts of any order: ten per cent VAT, a discount of at most all that the goods cost, any part of the rest prepaid,
 * and books that say the VAT of its papers or, as before, of what it cost without the discount. */
export const saleAmounts: fc.Arbitrary<SaleAmounts> = fc
  .record({
    supply: fc.integer({ min: 0, max: 20_000_000 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    asPapers: fc.boolean(),
    used: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ supply, delivery, cut, asPapers, used }) => {
    const vat = Math.floor(supply / 10)
    const discount = Math.floor((supply + vat) * cut)
    const due = supply + vat + delivery - discount
    const prepaid = Math.floor(due * used)
    const rows = { goodsVat: vat, discountTotal: discount, couponTotal: 0, deliveryTotal: delivery }
    const paperVat = asPapers ? saleVat(rows) : undefined
    return { supply, vat, delivery, discount, prepaid, total: due - prepaid, paperVat }
  })
