import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiscounts } from '#/domain/pricing/apply-discounts.ts'
import { type ChangeFacts, changeRefusal, letGo, rateOfThen } from './order-change.ts'

const PAID: ChangeFacts = {
  payment: 'paid',
  total: 100_000,
  capturedTotal: 100_000,
  refundedTotal: 0,
  reversedTotal: 0,
  receivableTotal: 0,
  settledTotal: 0,
  keptTotal: 0,
  promisedBack: 0,
  cancelled: false,
  cancelAsked: false,
  moneyMissing: false,
  changeWaits: false,
  production: 'waiting',
  printed: false,
  deliveries: ['preparing'],
}
const of = (over: Partial<ChangeFacts>) => changeRefusal({ ...PAID, ...over })

describe('a line of a paid order', () => {
  test('can be changed until it is made, planned and held ones too', () => {
    for (const production of ['waiting', 'planned', 'on-hold'] as const) expect(of({ production })).toBeNull()
    for (const production of ['printing', 'binding', 'packing', 'done', 'remake', 'cancelled'] as const)
      expect(of({ production })).toContain('제작')
    expect(of({ printed: true })).toContain('제작')
    expect(of({ deliveries: ['preparing', 'shipped'] })).toContain('상자')
  })

  test('cannot while money of the order is anywhere else, or somebody waits for an answer', () => {
    expect(of({ payment: 'unpaid' })).toContain('결제')
    expect(of({ payment: 'deferred' })).toContain('결제')
    expect(of({ cancelled: true })).toContain('취소')
    expect(of({ cancelAsked: true })).toContain('취소를 요청')
    expect(of({ moneyMissing: true })).toContain('경리')
    expect(of({ changeWaits: true })).toContain('차액')
    for (const money of ['refundedTotal', 'reversedTotal', 'receivableTotal', 'settledTotal', 'promisedBack'] as const)
      expect(of({ [money]: 1_000 })).toContain('환불')
  })
})

test('the percentage of then gives the same goods the same discount, whatever it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 50_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      (goods, hundredths) => {
        const discount = applyDiscounts([goods], hundredths / 100, null).grade
        const again = applyDiscounts([goods], rateOfThen(goods, discount), null).grade
        expect(Math.abs(again - discount)).toBeLessThanOrEqual(10)
      },
    ),
  )
  expect(rateOfThen(100_000, 10_000)).toBe(10)
  expect(rateOfThen(110_000, 8_250)).toBe(7.5)
})

test('what came last goes back first, and never more than is there', () => {
  const held = [
    { id: 'last', left: 30 },
    { id: 'first', left: 100 },
  ]
  expect(letGo(50, held).map(({ from, amount }) => [from.id, amount])).toEqual([
    ['last', 30],
    ['first', 20],
  ])
  expect(letGo(0, held)).toEqual([])
  expect(() => letGo(131, held)).toThrow('more goes back')
})
