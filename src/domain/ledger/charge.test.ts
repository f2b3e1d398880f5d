import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHARGE, chargeProblem, refundableOf } from './charge.ts'

const card = { origin: 'gift-card', bought: 10_000, refunded: 0 } as const

test('of a charge whatever is left goes back', () => {
  const charge = { origin: 'charge', bought: 50_000, refunded: 0 } as const
  expect(refundableOf({ ...charge, remaining: 50_000 })).toEqual({ amount: 50_000, missing: 0 })
  expect(refundableOf({ ...charge, remaining: 1 })).toEqual({ amount: 1, missing: 0 })
})

test('of a gift card the rest goes back once six tenths were used', () => {
  expect(refundableOf({ ...card, remaining: 10_000 })).toEqual({ amount: 0, missing: 6_000 })
  expect(refundableOf({ ...card, remaining: 4_001 })).toEqual({ amount: 0, missing: 1 })
  expect(refundableOf({ ...card, remaining: 4_000 })).toEqual({ amount: 4_000, missing: 0 })
})

test('what went back of a card is not what was used of it', () => {
  // 6,000 of it were used and 4,000 went back; then an order gave 5,000 of its use back again.
  expect(refundableOf({ ...card, remaining: 5_000, refunded: 4_000 })).toEqual({ amount: 0, missing: 5_000 })
})

test('never more than is left goes back', () => {
  const lot = fc.record({
    origin: fc.constantFrom<'charge' | 'gift-card'>('charge', 'gift-card'),
    bought: fc.integer({ min: 1, max: 10_000_000 }),
    remaining: fc.nat(10_000_000),
    refunded: fc.nat(10_000_000),
  })
  fc.assert(
    fc.property(lot, (paid) => {
      const { amount, missing } = refundableOf(paid)
      expect([0, paid.remaining]).toContain(amount)
      expect(amount === 0 || missing === 0).toBe(true)
    }),
  )
})

test('a charge is neither too small nor too large nor odd', () => {
  expect(chargeProblem(CHARGE.least)).toBeNull()
  expect(chargeProblem(CHARGE.most)).toBeNull()
  expect(chargeProblem(9_000)).toBe('10,000원부터 충전할 수 있습니다.')
  expect(chargeProblem(2_001_000)).toBe('한 번에 2,000,000원까지 충전할 수 있습니다.')
  expect(chargeProblem(10_500)).toBe('1,000원 단위로 입력해 주세요.')
})
