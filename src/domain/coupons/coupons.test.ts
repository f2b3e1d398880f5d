import { describe, expect, it } from 'vitest'
import { bestCoupons } from './best-coupons.ts'
import { type CampaignPlan, campaignProblems } from './campaign-problems.ts'
import { CODE_RANDOM, readCode, shownCode, withCheckSymbol } from './coupon-code.ts'
import { daysLeft, endOfCoupon, endOfReturned, lastDayOf } from './coupon-end.ts'
import { type CouponBasis, couponWorth, mayCombine } from './coupon-reductions.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { offerWords, refusalWords } from './coupon-words.ts'
import { grantWorth, wantsSecondPerson } from './grant-limit.ts'
import { stillWrong, waitAfterWrong } from './code-pace.ts'
import { toggledCoupons } from './toggle-coupon.ts'

const TERMS: CouponTerms = {
  offer: { kind: 'amount', amount: 5_000 },
  products: [],
  minimum: 0,
  firstOrder: false,
  onPromised: false,
  stackGroup: null,
}
const BASIS: CouponBasis = {
  lines: [
    { product: 'D413', net: 100_000, promised: false },
    { product: 'D303', net: 40_000, promised: true },
  ],
  deliveryFees: [3_000, 5_500],
  firstOrder: false,
}
const delivery: CouponTerms = { ...TERMS, offer: { kind: 'delivery' } }

describe('what a coupon takes off', () => {
  it('is its amount, a share up to its cap, or the dearest of the deliveries', () => {
    expect(couponWorth(TERMS, BASIS).off).toBe(5_000)
    expect(couponWorth({ ...TERMS, offer: { kind: 'percent', percent: 10, most: 7_000 } }, BASIS).off).toBe(7_000)
    expect(couponWorth({ ...TERMS, offer: { kind: 'percent', percent: 5, most: 7_000 } }, BASIS).off).toBe(5_000)
    expect(couponWorth(delivery, BASIS).off).toBe(5_500)
  })

  it('is nothing, and says why', () => {
    expect(couponWorth({ ...TERMS, firstOrder: true }, BASIS)).toMatchObject({ refusal: 'first-order' })
    expect(couponWorth({ ...TERMS, products: ['D304'] }, BASIS)).toMatchObject({ refusal: 'products' })
    expect(couponWorth({ ...TERMS, products: ['D303'] }, BASIS)).toMatchObject({ refusal: 'promised' })
    expect(couponWorth({ ...TERMS, minimum: 120_000 }, BASIS)).toEqual({ off: 0, refusal: 'minimum', missing: 20_000 })
    expect(couponWorth({ ...TERMS, minimum: 120_000, onPromised: true }, BASIS).off).toBe(5_000)
    expect(couponWorth(delivery, { ...BASIS, deliveryFees: [0] })).toMatchObject({ refusal: 'no-delivery-fee' })
    expect(refusalWords('minimum', 20_000)).toBe('쓸 수 있는 제품을 20,000원 더 담으시면 쓸 수 있습니다.')
  })

  it('goes together for goods and delivery, never twice for one of them or within a group', () => {
    expect(mayCombine([TERMS, delivery])).toBe(true)
    expect(mayCombine([TERMS, TERMS])).toBe(false)
    expect(mayCombine([delivery, delivery])).toBe(false)
    expect(
      mayCombine([
        { ...TERMS, stackGroup: '연말' },
        { ...delivery, stackGroup: '연말' },
      ]),
    ).toBe(false)
  })

  it('of two that take off the same, spends the one that ends first', () => {
    const of = (id: string, day: number) => ({ id, terms: TERMS, endsAt: new Date(day) })
    expect(bestCoupons([of('late', 9), of('soon', 2)], BASIS)).toEqual({ ids: ['soon'], off: 5_000 })
  })
})

describe('a code of a pool', () => {
  const code = withCheckSymbol('7K3QM2PWXA9TR')

  it('is read however it is typed, and has more than 60 bits', () => {
    expect(shownCode(code)).toMatch(/^7K3QM-2PWXA-9TR.$/)
    expect(readCode(` ${shownCode(code).toLowerCase()} `)).toEqual({ kind: 'single', code })
    expect(CODE_RANDOM * Math.log2(29)).toBeGreaterThan(60)
  })

  it('tells each wrong and each pair of swapped symbols by itself', () => {
    for (let at = 0; at < code.length; at += 1) {
      const other = code.charAt(at) === 'Z' ? 'Y' : 'Z'
      expect(readCode(code.slice(0, at) + other + code.slice(at + 1))).toEqual({ kind: 'mistyped' })
      const [one = '', two = ''] = code.slice(at, at + 2)
      if (at + 1 === code.length || one === two) continue
      expect(readCode(code.slice(0, at) + two + one + code.slice(at + 2))).toEqual({ kind: 'mistyped' })
    }
  })

  it('is no word, and a word is no code', () => {
    expect(readCode('직지 2026')).toEqual({ kind: 'word', word: '직지2026' })
  })
})

describe('the end of a coupon', () => {
  const noon = new Date('2026-11-24T03:00:00Z')

  it('is the midnight of Seoul after its last day', () => {
    const end = endOfCoupon({ validDays: 1, validUntil: null }, noon)
    expect(end.toISOString()).toBe('2026-11-24T15:00:00.000Z')
    expect([lastDayOf(end), daysLeft(end, noon)]).toEqual(['2026-11-24', 0])
    expect(endOfCoupon({ validDays: null, validUntil: noon }, noon)).toEqual(noon)
  })

  it('stays when it comes back, or is seven days later when it was over', () => {
    const later = new Date(noon.getTime() + 1)
    expect(endOfReturned({ endsAt: later, firstEndsAt: later }, noon)).toBe(later)
    const earlier = new Date(noon.getTime() - 1)
    const grace = endOfReturned({ endsAt: earlier, firstEndsAt: earlier }, noon)
    expect([lastDayOf(grace), daysLeft(grace, noon)]).toEqual(['2026-12-01', 7])
    const weeksLater = new Date(grace.getTime() + 1)
    expect(endOfReturned({ endsAt: grace, firstEndsAt: earlier }, weeksLater), 'grace is given once').toBe(grace)
  })
})

it('asks a second person above the limit', () => {
  expect(wantsSecondPerson(grantWorth({ kind: 'amount', amount: 10_000 }, 30))).toBe(false)
  expect(wantsSecondPerson(grantWorth({ kind: 'amount', amount: 10_000 }, 31))).toBe(true)
  expect(wantsSecondPerson(grantWorth({ kind: 'percent', percent: 10, most: 50_000 }, 7))).toBe(true)
})

it('lets whoever guesses wait longer each time, and forgives by the hour', () => {
  expect([4, 5, 6, 7, 30].map(waitAfterWrong)).toEqual([0, 10, 20, 40, 3_600])
  expect([stillWrong(6, 0), stillWrong(6, 3_600_000), stillWrong(2, 99 * 3_600_000)]).toEqual([6, 5, 0])
})

it('says what it gives', () => {
  expect(offerWords({ kind: 'percent', percent: 10, most: 50_000 })).toBe('10% 할인 (최대 50,000원)')
})

describe('pressing a coupon', () => {
  const offers = [
    { id: 'a', kind: 'amount', stackGroup: null },
    { id: 'b', kind: 'percent', stackGroup: '연말' },
    { id: 'd', kind: 'delivery', stackGroup: '연말' },
  ] as const

  it('takes the place of what it never goes together with, and goes when it is pressed again', () => {
    expect(toggledCoupons(offers, ['a'], 'd')).toEqual(['a', 'd'])
    expect(toggledCoupons(offers, ['a', 'd'], 'b')).toEqual(['b'])
    expect(toggledCoupons(offers, ['a', 'd'], 'a')).toEqual(['d'])
    expect(toggledCoupons(offers, ['a'], 'unknown')).toEqual(['a'])
  })
})

describe('a campaign', () => {
  const plan: CampaignPlan = {
    kind: 'amount',
    amount: 5_000,
    percent: null,
    most: null,
    way: 'open',
    word: null,
    startDay: '2026-11-24',
    endDay: '2026-11-30',
    validDays: 30,
    validDay: null,
  }

  it('says what is missing, by field', () => {
    expect(campaignProblems(plan)).toEqual({})
    expect(Object.keys(campaignProblems({ ...plan, amount: null }))).toEqual(['amount'])
    expect(Object.keys(campaignProblems({ ...plan, kind: 'percent' }))).toEqual(['percent', 'most'])
    expect(Object.keys(campaignProblems({ ...plan, way: 'word' }))).toEqual(['word'])
    expect(Object.keys(campaignProblems({ ...plan, way: 'word', word: '7K3QM2PWXA9TRF' }))).toEqual(['word'])
    expect(Object.keys(campaignProblems({ ...plan, endDay: '2026-11-23' }))).toEqual(['endDay'])
    expect(Object.keys(campaignProblems({ ...plan, validDays: null }))).toEqual(['validDays'])
    expect(Object.keys(campaignProblems({ ...plan, validDays: null, validDay: '2026-11-29' }))).toEqual(['validDay'])
  })
})
