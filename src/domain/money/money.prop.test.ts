import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts } from '#/domain/pricing/apply-discounts.ts'
import { allocate } from './allocate.ts'
import { formatWon, formatWonDelta } from './format-won.ts'
import { hangulAmount } from './hangul-amount.ts'
import { splitVat, vatOf } from './vat.ts'

const won = fc.integer({ min: 0, max: 1_000_000_000 })

describe('나눈 금액', () => {
  it('나눈 몫을 더하면 언제나 처음 금액입니다', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.array(won, { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          expect(allocate(amount, weights).reduce((sum, share) => sum + share, 0)).toBe(amount)
        },
      ),
    )
  })

  it('몫은 비율에서 1원 넘게 벗어나지 않습니다', () => {
    fc.assert(
      fc.property(
        won,
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 10 }),
        (amount, weights) => {
          const sum = weights.reduce((total, weight) => total + weight, 0)
          for (const [index, share] of allocate(amount, weights).entries()) {
            expect(Math.abs(share - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1)
          }
        },
      ),
    )
  })

  it('같은 세 몫에 남는 1원은 앞사람에게 갑니다', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
  })
})

describe('부가세', () => {
  it('공급가의 10%이고, 합계에서 되나누어도 맞습니다', () => {
    expect(vatOf(491_630)).toBe(49_163)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (tens) => {
        const supply = tens * 10
        expect(splitVat(supply + vatOf(supply))).toEqual({ supply, vat: vatOf(supply) })
      }),
    )
  })
})

describe('한글 금액', () => {
  it.each([
    [1_236_510, '금 일백이십삼만육천오백일십원정'],
    [1_100_000, '금 일백일십만원정'],
    [10_000, '금 일만원정'],
    [100_000_001, '금 일억일원정'],
    [0, '금 영원정'],
  ])('%i원', (amount, text) => {
    expect(hangulAmount(amount)).toBe(text)
  })
})

describe('할인', () => {
  it('등급 할인 뒤에 쿠폰을 빼고, 줄마다 나누어도 합이 맞습니다', () => {
    expect(applyDiscounts([100_000, 50_000], 3, { kind: 'amount', amount: 5_000 })).toEqual({
      grade: 4_500,
      coupon: 5_000,
      lines: [93_667, 46_833],
    })
    fc.assert(
      fc.property(
        fc.array(won, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        won,
        (totals, rate, amount) => {
          const { grade, coupon, lines } = applyDiscounts(totals, rate, { kind: 'amount', amount })
          const goods = totals.reduce((sum, total) => sum + total, 0)
          expect(lines.reduce((sum, line) => sum + line, 0)).toBe(goods - grade - coupon)
          expect(Math.min(...lines)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('비율 쿠폰은 정한 한도까지만 빠집니다', () => {
    expect(applyDiscounts([100_000], 0, { kind: 'percent', percent: 20, most: 10_000 }).coupon).toBe(10_000)
  })
})

describe('금액 표기', () => {
  it('천 단위로 끊고, 차이에는 부호를 붙입니다', () => {
    expect(formatWon(540793)).toBe('540,793원')
    expect([formatWonDelta(15270), formatWonDelta(-1860), formatWonDelta(0)]).toEqual(['+15,270원', '−1,860원', '+0원'])
  })
})
