import { describe, expect, test } from 'vitest'
import { creditLeft, creditRefusal, lastClosing, shareOut } from './credit.ts'

const terms = { limit: 1_000_000, statementDay: 25, dueDays: 15 }

describe('deferred payment', () => {
  test('reaches exactly to the limit and not a won further', () => {
    expect(creditRefusal({ terms, owed: 900_000, overdue: 0 }, 100_000)).toBeNull()
    expect(creditRefusal({ terms, owed: 900_000, overdue: 0 }, 100_001)).toContain('100,000원')
    expect(creditLeft({ terms, owed: 1_200_000 })).toBe(0)
  })

  test('is for firms with terms, and stops while something is overdue', () => {
    expect(creditRefusal({ terms: null, owed: 0, overdue: 0 }, 1)).toContain('승인된 거래처')
    expect(creditRefusal({ terms: { ...terms, limit: 0 }, owed: 0, overdue: 0 }, 1)).toContain('승인된 거래처')
    expect(creditRefusal({ terms, owed: 10_000, overdue: 10_000 }, 1)).toContain('10,000원')
  })
})

test('a statement closes on the day that came last, also over the turn of a year', () => {
  expect(lastClosing(25, '2026-11-25')).toBe('2026-11-25')
  expect(lastClosing(25, '2026-11-24')).toBe('2026-10-25')
  expect(lastClosing(28, '2027-01-03')).toBe('2026-12-28')
})

test('money goes to the oldest order first, and never to more than is owed', () => {
  const orders = [
    { orderId: 'a', owed: 300 },
    { orderId: 'b', owed: 0 },
    { orderId: 'c', owed: 500 },
  ]
  expect(shareOut(400, orders)).toEqual([
    { orderId: 'a', amount: 300 },
    { orderId: 'c', amount: 100 },
  ])
  expect(shareOut(800, orders)).toHaveLength(2)
  expect(shareOut(801, orders)).toBeNull()
})
