import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, compact } from '#/domain/ledger/entry.ts'
import { moveEntries, OWED_AT, paidAgainEntries, sellAgainEntries, takenBackEntries } from '#/domain/ledger/reversal.ts'
import { saleEntries } from '#/domain/ledger/sale.ts'
import { moneyLeft, saleUndone } from './order-money.ts'
import { reversalAnswers } from './reversal-answers.ts'
import { pickedBy, sharesOf, takeBack, type TakeBackFacts } from './take-back.ts'

const PAID: TakeBackFacts = {
  total: 113_000,
  capturedTotal: 113_000,
  refundedTotal: 0,
  reversedTotal: 0,
  receivableTotal: 0,
  settledTotal: 0,
  keptTotal: 0,
  cancelled: false,
  sent: false,
}

describe('an order whose money is taken back', () => {
  test('is to be paid anew when all is gone, by the account that is still there or by any way', () => {
    expect(takeBack(PAID, 113_000, 'deposit')).toMatchObject({ event: 'reverse-deposit', whole: true, open: true })
    expect(takeBack(PAID, 113_000, 'chargeback')).toMatchObject({
      event: 'charge-back',
      money: { capturedTotal: 0, reversedTotal: 0, receivableTotal: 0 },
    })
  })
  test('stays where it is when a part is gone, and says how much', () => {
    expect(takeBack(PAID, 13_000, 'chargeback')).toMatchObject({
      event: 'reverse-part',
      whole: false,
      money: { capturedTotal: 113_000, reversedTotal: 13_000 },
    })
  })
  test('owes what was sent, and of a cancelled job what it has cost and no more', () => {
    expect(takeBack({ ...PAID, sent: true }, 113_000, 'deposit').stands).toBe(113_000)
    const kept = { ...PAID, cancelled: true, keptTotal: 20_000, refundedTotal: 93_000 }
    expect(takeBack(kept, 20_000, 'chargeback')).toMatchObject({ whole: false, stands: 20_000, open: true })
    const refundFailed = { ...PAID, cancelled: true, keptTotal: 20_000 }
    expect(takeBack(refundFailed, 113_000, 'chargeback')).toMatchObject({ stands: 20_000, open: true })
  })
  test('waits for its rest again when exactly that is gone and nothing has left', () => {
    const inTwo = { ...PAID, advanceTotal: 50_000 }
    expect(takeBack({ ...inTwo, rest: 63_000 }, 63_000, 'deposit')).toMatchObject({
      event: 'reverse-rest',
      open: false,
      restOnly: true,
      money: { capturedTotal: 50_000, reversedTotal: 0 },
    })
    expect(takeBack({ ...inTwo, rest: 63_000, sent: true }, 63_000, 'deposit')).toMatchObject({
      event: 'reverse-part',
      open: true,
    })
    // Of the advance, or of some of the rest.
    expect(takeBack({ ...inTwo, rest: 0 }, 50_000, 'chargeback')).toMatchObject({
      event: 'reverse-part',
      restOnly: false,
    })
    expect(takeBack({ ...inTwo, rest: 63_000 }, 13_000, 'chargeback')).toMatchObject({
      event: 'reverse-part',
      restOnly: false,
    })
  })
  test('is only put right when it was cancelled and owes nothing', () => {
    expect(takeBack({ ...PAID, cancelled: true }, 113_000, 'deposit')).toMatchObject({
      event: 'reverse-cancelled',
      open: false,
    })
  })
  test('never loses more than it has', () => {
    expect(() => takeBack(PAID, 113_001, 'deposit')).toThrow('only money that is there')
    expect(() => takeBack(PAID, 0, 'deposit')).toThrow('only money that is there')
  })
})

test('whose money of several orders is gone: exactly one’s, all, or one after the other, and what is left over belongs to nobody', () => {
  const orders = [
    { id: 'a', left: 100 },
    { id: 'b', left: 250 },
  ]
  expect(sharesOf(250, orders)).toEqual({ shares: [{ orderId: 'b', amount: 250 }], rest: 0 })
  expect(sharesOf(120, orders).shares).toEqual([
    { orderId: 'a', amount: 100 },
    { orderId: 'b', amount: 20 },
  ])
  expect(sharesOf(400, orders).rest).toBe(50)
  expect(sharesOf(10, [{ id: 'a', left: 0 }])).toEqual({ shares: [], rest: 10 })
})

test('whose money it was is sure only where one order has any, or all of it is gone', () => {
  const orders = [{ left: 100 }, { left: 250 }, { left: 0 }]
  expect(pickedBy(350, orders)).toBe('sure')
  expect(pickedBy(50, [{ left: 100 }, { left: 0 }])).toBe('sure')
  expect(pickedBy(250, orders)).toBe('same-amount')
  expect(pickedBy(120, orders)).toBe('by-number')
})

test('a debt is settled for good only when the order can no longer be cancelled, and nothing is decided without need', () => {
  const facts = {
    payment: 'unpaid',
    open: true,
    receivable: false,
    cancelled: false,
    cancelRule: 'free',
    advanceGone: false,
  } as const
  expect(reversalAnswers(facts)).toEqual(['cancel', 'receivable'])
  expect(reversalAnswers({ ...facts, cancelRule: 'impossible' })).toEqual(['receivable', 'received', 'written-off'])
  expect(reversalAnswers({ ...facts, open: false, receivable: true })).toEqual([])
  expect(reversalAnswers({ ...facts, payment: 'confirming' })).toEqual([])
  expect(reversalAnswers({ ...facts, open: false })).toEqual([])
  const advance = { ...facts, advanceGone: true }
  expect(reversalAnswers(advance)).toEqual(['cancel'])
  expect(reversalAnswers({ ...advance, cancelRule: 'impossible' })).toEqual(['receivable'])
})

test('whatever is taken, owed, settled and paid again, every booking balances and the books end as they began', () => {
  const piece = fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }), sent: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 9_000_000 }), fc.array(piece, { maxLength: 5 }), (supply, pieces) => {
      const vat = Math.floor(supply / 10)
      const sale = { supply, vat, delivery: 3_000, discount: 500, prepaid: 0, total: supply + vat + 2_500 }
      const booked = [...saleEntries(sale, 'gateway')]
      let facts: TakeBackFacts = { ...PAID, total: sale.total, capturedTotal: sale.total }
      for (const { share, sent } of [...pieces, { share: 1, sent: false }]) {
        const amount = Math.max(1, Math.floor(moneyLeft(facts) * share))
        if (moneyLeft(facts) === 0) continue
        const taken = takeBack({ ...facts, sent }, amount, 'chargeback')
        const entries = takenBackEntries(sale, 'gateway', saleUndone(facts), { amount, stands: taken.stands })
        expect(balanceOf(entries)).toBe(0)
        booked.push(...entries)
        facts = { ...facts, ...taken.money }
      }
      const at = (account: string) => compact(booked).find((entry) => entry.account === account)?.amount ?? 0
      expect(at('gateway')).toBe(0)
      expect(at(OWED_AT)).toBe(facts.receivableTotal)
      const missing = saleUndone(facts)
      const again = paidAgainEntries(sale, 'gateway', facts.receivableTotal)
      expect(compact([...booked, ...again])).toEqual(compact(saleEntries(sale, 'gateway')))
      const lent = [
        ...sellAgainEntries(sale, OWED_AT, missing, missing),
        ...moveEntries(OWED_AT, 'bad-debts', sale.total),
      ]
      expect(balanceOf(lent)).toBe(0)
      expect(compact([...booked, ...lent])).toEqual(compact(saleEntries(sale, 'bad-debts')))
    }),
  )
})
