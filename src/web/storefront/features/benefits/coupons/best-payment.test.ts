import { describe, expect, test } from 'vitest'
import { bestPayment } from './best-payment.ts'

const purse = { points: 7805, emoney: 250_000, rules: { leastPoints: 1000 } }

describe('what pays for the cart on the page of coupons', () => {
  test('coupons and points take off, e-money pays, and all of it sums to the order', () => {
    expect(bestPayment({ total: 343_930, couponTotal: 15_000 }, purse)).toEqual({
      before: 358_930,
      coupons: 15_000,
      points: 7800,
      total: 336_130,
      emoney: 250_000,
      rest: 86_130,
    })
  })

  test('e-money pays no more than is left', () => {
    expect(bestPayment({ total: 20_000, couponTotal: 0 }, purse)).toMatchObject({ emoney: 12_200, rest: 0 })
  })

  test('without what is prepaid only coupons take off', () => {
    expect(bestPayment({ total: 20_000, couponTotal: 500 }, undefined)).toMatchObject({
      points: 0,
      emoney: 0,
      rest: 20_000,
    })
  })
})
