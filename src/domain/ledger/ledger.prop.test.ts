import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saleAmounts as sale } from '#tests/support/ledger/sale-amounts.ts'
import { standingVat } from '#/domain/money/vat.ts'
import { balanceOf, compact, type Entry } from './entry.ts'
import { spendable, spendLots, type Lot } from './lots.ts'
import { prepaidBackEntries, prepaidSaleEntries, refundEntries, saleEntries } from './sale.ts'
import { paidAgainEntries } from './reversal.ts'

describe('the books', () => {
  test('a sale balances to the won', () => {
    fc.assert(
      fc.property(sale, (amounts) => {
        expect(balanceOf(saleEntries(amounts, 'bank'))).toBe(0)
      }),
    )
  })

  test('what was prepaid and the money, booked apart, are the sale', () => {
    fc.assert(
      fc.property(sale, (amounts) => {
        const prepaid = prepaidSaleEntries(amounts)
        expect(balanceOf(prepaid)).toBe(0)
        expect(compact([...prepaid, ...paidAgainEntries(amounts, 'bank', 0)])).toEqual(saleEntries(amounts, 'bank'))
      }),
    )
  })

  test('refunds in any pieces balance one by one and together undo the sale', () => {
    fc.assert(
      fc.property(sale, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }), (amounts, pieces) => {
        const entries = [...saleEntries(amounts, 'bank')]
        let before = 0
        for (const piece of [...pieces, amounts.total]) {
          const amount = Math.min(piece, amounts.total - before)
          if (amount === 0) continue
          const refund = refundEntries(amounts, 'bank', before, amount)
          expect(balanceOf(refund)).toBe(0)
          expect(refund.find((entry) => entry.account === 'bank')?.amount).toBe(-amount)
          entries.push(...refund)
          before += amount
        }
        // What was prepaid goes back in two pieces, booked before or after the money.
        const half = Math.floor(amounts.prepaid / 2)
        for (const back of [
          prepaidBackEntries(amounts, half, amounts.prepaid - half),
          prepaidBackEntries(amounts, 0, half),
        ]) {
          expect(balanceOf(back)).toBe(0)
          entries.push(...back)
        }
        if (amounts.total + amounts.prepaid > 0) expect(compact(entries)).toEqual([])
      }),
    )
  })

  test('say the VAT that papers say, of the sale and of what of it stands after each refund', () => {
    const vatIn = (entries: readonly Entry[]) =>
      entries.reduce((sum, { account, amount }) => sum - (account === 'vat-payable' ? amount : 0), 0)
    fc.assert(
      fc.property(sale, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 4 }), (amounts, pieces) => {
        const { total, prepaid, paperVat } = amounts
        fc.pre(paperVat !== undefined)
        const entries = [...saleEntries(amounts, 'bank')]
        expect(vatIn(entries)).toBe(paperVat)
        let before = 0
        for (const piece of pieces) {
          const amount = Math.min(piece, total - before)
          entries.push(...refundEntries(amounts, 'bank', before, amount))
          before += amount
          const sold = { total: total + prepaid, vat: paperVat, prepaid }
          expect(vatIn(entries)).toBe(standingVat(sold, total + prepaid - before))
        }
      }),
    )
  })

  test('points that expire first are spent first, and never more than there are', () => {
    const lot: fc.Arbitrary<Omit<Lot, 'id'>> = fc.record({
      kind: fc.constantFrom('paid', 'free'),
      remaining: fc.integer({ min: 0, max: 5_000 }),
      expiresAt: fc.constantFrom(null, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z'),
    })
    const now = '2026-11-20T00:00:00Z'
    fc.assert(
      fc.property(fc.array(lot), fc.integer({ min: 0, max: 20_000 }), (drafts, amount) => {
        const lots = drafts.map((draft, index) => ({ ...draft, id: String(index) }))
        const uses = spendLots(lots, amount, now)
        if (spendable(lots, now) < amount) {
          expect(uses).toBeNull()
          return
        }
        expect(uses?.reduce((sum, use) => sum + use.amount, 0)).toBe(amount)
        for (const use of uses ?? []) expect(lots[Number(use.lotId)]?.remaining).toBeGreaterThanOrEqual(use.amount)
      }),
    )
  })
})
