import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compact } from '#/domain/ledger/entry.ts'
import { prepaidBackEntries, refundEntries, type SaleAmounts, saleEntries } from '#/domain/ledger/sale.ts'
import { paidShares, priceOfCopies } from './give-back-shares.ts'
import { splitGiveBack } from './split-give-back.ts'

const won = fc.integer({ min: 0, max: 3_000_000 })
const lines = fc.array(fc.record({ total: won, copies: fc.integer({ min: 1, max: 5_000 }) }), {
  minLength: 1,
  maxLength: 5,
})
const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 6 })

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** Goods with VAT, a fee, a discount and what was prepaid of it; the rest is money. */
const order = fc
  .record({
    lines,
    fee: fc.integer({ min: 0, max: 30_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    pre: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines: each, fee, off, pre }) => {
    const goods = sumOf(each.map(({ total }) => total))
    const takenOff = Math.floor(goods * off)
    const whole = goods + fee - takenOff
    const prepaid = Math.floor(whole * pre)
    return { lines: each, fee, takenOff, whole, prepaid, goods }
  })

test('what was paid for lines and ways is the whole, to the won', () => {
  fc.assert(
    fc.property(order, ({ lines: each, fee, takenOff, whole }) => {
      const priced = each.map(({ total }, at) => ({ id: String(at), price: total }))
      const shares = paidShares(priced, [{ id: 'd', price: fee }], takenOff)
      expect(sumOf(shares.lines.values()) + sumOf(shares.deliveries.values())).toBe(whole)
      for (const amount of shares.lines.values()) expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('any row of parts of a line that reaches all its copies is what was paid for it', () => {
  fc.assert(
    fc.property(won, fc.integer({ min: 1, max: 5_000 }), cuts, (paid, copies, parts) => {
      let before = 0
      let given = 0
      for (const part of [...parts, copies]) {
        const count = Math.min(part, copies - before)
        const amount = priceOfCopies({ paid, copies, before }, count)
        expect(amount).toBeGreaterThanOrEqual(0)
        given += amount
        before += count
      }
      expect(given).toBe(paid)
    }),
  )
})

test('refunds by line, part, fee and amount that reach the whole undo every account of the books', () => {
  fc.assert(
    fc.property(order, cuts, fc.boolean(), ({ lines: each, fee, takenOff, prepaid, whole, goods }, parts, late) => {
      const supply = Math.round(goods / 1.1)
      const total = whole - prepaid
      const sale: SaleAmounts = { supply, vat: goods - supply, delivery: fee, discount: takenOff, prepaid, total }
      const priced = each.map((line, at) => ({ id: String(at), price: line.total }))
      const shares = paidShares(priced, [{ id: 'd', price: fee }], takenOff)
      const pieces = [
        ...parts,
        ...each.flatMap(({ copies }, at) => {
          const paid = shares.lines.get(String(at)) ?? 0
          const half = Math.floor(copies / 2)
          return [
            priceOfCopies({ paid, copies, before: 0 }, half),
            priceOfCopies({ paid, copies, before: half }, copies - half),
          ]
        }),
        fee,
        whole,
      ]
      const entries = [...saleEntries(sale, 'bank')]
      const back = { cash: 0, prepaid: 0 }
      const prepaidEntries = []
      for (const piece of pieces) {
        const left = { cash: total - back.cash, emoney: prepaid - back.prepaid, points: 0 }
        const { cash, emoney } = splitGiveBack(Math.min(piece, left.cash + left.emoney), left)
        // Money goes back before anything that was prepaid.
        if (emoney > 0) expect(cash).toBe(left.cash)
        entries.push(...refundEntries(sale, 'bank', back.cash, cash))
        prepaidEntries.push(...prepaidBackEntries(sale, back.prepaid, emoney))
        back.cash += cash
        back.prepaid += emoney
      }
      // The gateway may answer before or after the points are booked.
      const booked = late ? [...entries, ...prepaidEntries] : [...prepaidEntries, ...entries]
      expect(compact(booked)).toEqual(whole === 0 ? compact(saleEntries(sale, 'bank')) : [])
    }),
  )
})
