import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saleAmounts as sale } from '#tests/support/ledger/sale-amounts.ts'
import { changeEntries, changePiece } from './change.ts'
import { balanceOf, compact } from './entry.ts'
import { saleEntries } from './sale.ts'

test('a sale and its change are the sale that it became, and each balances', () => {
  fc.assert(
    fc.property(sale, sale, (before, after) => {
      const change = changeEntries(before, after, 'bank')
      expect(balanceOf(change)).toBe(0)
      expect(compact([...saleEntries(before, 'bank'), ...change])).toEqual(compact(saleEntries(after, 'bank')))
    }),
  )
})

test('pieces of a change balance, move exactly their amount, and are the change together', () => {
  fc.assert(
    fc.property(sale, sale, fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 4 }), (a, b, cuts) => {
      const whole = changeEntries(a, b, 'bank')
      const difference = Math.abs(b.total - a.total)
      const pieces = []
      let done = 0
      for (const cut of [...cuts, difference]) {
        const amount = Math.min(cut, difference - done)
        if (amount === 0) continue
        const piece = changePiece(whole, 'bank', done, amount)
        expect(balanceOf(piece)).toBe(0)
        expect(Math.abs(piece.find(({ account }) => account === 'bank')?.amount ?? 0)).toBe(amount)
        pieces.push(...piece)
        done += amount
      }
      if (difference > 0) expect(compact(pieces)).toEqual(whole)
    }),
  )
})
