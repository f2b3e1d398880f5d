import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADVANCE_AT,
  advanceBackEntries,
  advanceEntries,
  advanceSoldEntries,
  restBackEntries,
  restEntries,
} from '#/domain/ledger/advance.ts'
import { balanceOf, compact, type Entry } from '#/domain/ledger/entry.ts'
import { refundEntries, saleEntries } from '#/domain/ledger/sale.ts'
import { mayLeave } from './guards.ts'
import { PAYMENT_MACHINE } from './payment-machine.ts'
import {
  ADVANCE,
  advanceHeld,
  advanceProblem,
  advanceRange,
  dueOf,
  offerRefusal,
  restMeansRefusal,
  usualAdvance,
} from './part-payment.ts'
import { PAYMENT_STATES } from './states.ts'

const FACTS = { payment: 'unpaid', total: 2_000_000, capturedTotal: 0, advanceTotal: 0 } as const
const totals = fc.integer({ min: ADVANCE.leastTotal, max: 900_000_000 })

test('both parts are the whole, whatever was agreed, and nothing is asked for twice', () => {
  fc.assert(
    fc.property(totals, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (total, share) => {
      const { least, most } = advanceRange(total)
      const advanceTotal = Math.min(most, Math.max(least, Math.round(total * share)))
      expect(advanceProblem(total, advanceTotal)).toBeNull()
      const first = dueOf({ payment: 'unpaid', total, capturedTotal: 0, advanceTotal })
      const second = dueOf({ payment: 'part-paid', total, capturedTotal: advanceTotal, advanceTotal })
      expect(first).toMatchObject({ part: 'advance', amount: advanceTotal, later: second.amount })
      expect(first.amount + second.amount).toBe(total)
      expect(second).toMatchObject({ part: 'rest', later: 0 })
      expect(advanceProblem(total, usualAdvance(total))).toBeNull()
    }),
  )
})

test('an order is paid at once unless it was agreed otherwise, and all of it once it is a debt', () => {
  expect(dueOf(FACTS)).toEqual({ part: 'whole', amount: 2_000_000, later: 0 })
  expect(dueOf({ ...FACTS, payment: 'deferred', advanceTotal: 500_000 })).toMatchObject({
    part: 'whole',
    amount: 2_000_000,
  })
})

test('only a large order of which nothing is paid is paid in two, and the amount has its limits', () => {
  const facts = { ...FACTS, cancelled: false, moneyMissing: false }
  expect(PAYMENT_STATES.filter((payment) => offerRefusal({ ...facts, payment }) === null)).toEqual(['unpaid'])
  expect(offerRefusal({ ...facts, total: 999_999 })).toContain('1,000,000원')
  expect(offerRefusal({ ...facts, cancelled: true })).toContain('취소')
  expect(offerRefusal({ ...facts, moneyMissing: true })).toContain('입금')
  expect(advanceProblem(1_000_000, 99_999)).toContain('100,000원부터 900,000원까지')
  expect(advanceProblem(1_000_000, 900_001)).not.toBeNull()
})

test('one order has one proof: what began with a card ends with one', () => {
  expect(restMeansRefusal('카드', 'card')).toBeNull()
  expect(restMeansRefusal('간편결제', 'bank')).toContain('카드')
  expect(restMeansRefusal('가상계좌', 'transfer')).toBeNull()
  expect(restMeansRefusal('무통장입금', 'card')).toContain('이체나 입금')
})

test('it is made from the advance on and leaves from the rest on', () => {
  expect(PAYMENT_STATES.filter(mayLeave)).toEqual(['deferred', 'paid', 'partly-refunded'])
  const leaving = PAYMENT_MACHINE.table.filter(({ from }) => from.includes('part-paid')).map(({ event }) => event)
  expect(leaving).not.toContain('capture')
  expect(leaving).toContain('capture-rest')
  const captured = { capturedTotal: 700, refundedTotal: 0, reversedTotal: 0 }
  expect(advanceHeld({ ...captured, paymentState: 'part-paid', cancelledAt: null })).toBe(700)
  expect(advanceHeld({ ...captured, paymentState: 'part-paid', cancelledAt: new Date() })).toBe(0)
  expect(advanceHeld({ ...captured, paymentState: 'paid', cancelledAt: null })).toBe(0)
})

const sales = fc.record({
  supply: fc.integer({ min: 1_000_000, max: 90_000_000 }),
  delivery: fc.integer({ min: 0, max: 90_000 }),
  discount: fc.integer({ min: 0, max: 100_000 }),
  prepaid: fc.integer({ min: 0, max: 50_000 }),
})

test('in the books an advance is a debt until the rest makes both the sale, and every way back ends as it began', () => {
  fc.assert(
    fc.property(sales, fc.double({ min: 0.1, max: 0.9, noNaN: true }), fc.boolean(), (goods, share, cancel) => {
      const vat = Math.floor(goods.supply / 10)
      const total = goods.supply + vat + goods.delivery - goods.discount - goods.prepaid
      const sale = { ...goods, vat, total }
      const advance = Math.round(total * share)
      const rest = total - advance
      const first = advanceEntries('gateway', advance)
      expect(balanceOf(first)).toBe(0)
      expect(sum(first, ADVANCE_AT)).toBe(-advance)
      expect(compact([...first, ...advanceBackEntries('gateway', advance)])).toEqual([])
      if (cancel) {
        const sold = advanceSoldEntries(sale, { notSold: total, held: advance })
        const gone = refundEntries(sale, 'gateway', rest, advance)
        expect(balanceOf(sold)).toBe(0)
        expect(sum([...first, ...sold], ADVANCE_AT)).toBe(0)
        expect(compact([...first, ...sold, ...gone])).toEqual([])
        return
      }
      const second = restEntries(sale, 'bank', { notSold: total, held: advance, rest })
      const whole = compact([...first, ...second])
      expect(balanceOf(second)).toBe(0)
      expect(sum(whole, ADVANCE_AT)).toBe(0)
      expect([sum(whole, 'gateway'), sum(whole, 'bank')]).toEqual([advance, rest])
      // But for where the money lies it is the sale as if it had been paid at once.
      const money =
        total === 0
          ? []
          : [
              { account: 'gateway', amount: rest },
              { account: 'bank', amount: -rest },
            ]
      const atOnce = saleEntries({ ...sale, prepaid: 0, discount: sale.discount }, 'gateway')
      if (sale.prepaid === 0) expect(compact([...whole, ...money])).toEqual(atOnce)
      expect(compact([...whole, ...restBackEntries(sale, 'bank', rest)])).toEqual(compact(first))
    }),
  )
})

const sum = (entries: readonly Entry[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((all, { amount }) => all + amount, 0)
