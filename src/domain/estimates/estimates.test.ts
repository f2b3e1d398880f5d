import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { eventsFrom, faultsOf, next } from '#/domain/orders/transition.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { adjustedSupply, adjustQuote } from './adjust-quote.ts'
import { ESTIMATE_MACHINE, stateAt } from './estimate-machine.ts'
import { estimateNumber } from './estimate-number.ts'
import { daysLeft, expiryOf, lastDayOf } from './validity.ts'

const priced = quoteValid(defaultSpec('D413'), TARIFF_2026_11)
if (!priced.ok) throw new Error(priced.error.message)
const quote = priced.value

describe('견적번호', () => {
  it('서울의 날짜와 읽기 쉬운 네 글자입니다', () => {
    expect(estimateNumber(new Date('2026-11-19T15:00:00Z'), '7K3Q')).toBe('E20261120-7K3Q')
    expect(() => estimateNumber(new Date(), '7K3')).toThrow()
  })
})

describe('유효기간', () => {
  const madeAt = new Date('2026-11-20T23:10:00+09:00')
  it('30일 뒤 날이 끝날 때까지입니다', () => {
    expect(expiryOf(madeAt).toISOString()).toBe('2026-12-20T15:00:00.000Z')
    expect(lastDayOf(expiryOf(madeAt))).toBe('2026-12-20')
  })
  it('남은 날은 마지막 날에 0일이고, 지나면 없습니다', () => {
    const expiry = expiryOf(madeAt)
    expect(daysLeft(expiry, madeAt)).toBe(30)
    expect(daysLeft(expiry, new Date('2026-12-20T23:59:59+09:00'))).toBe(0)
    expect(daysLeft(expiry, new Date('2026-12-21T00:00:00+09:00'))).toBe(-1)
  })
  it('기간이 지난 견적은 정리하기 전에도 지난 것으로 봅니다', () => {
    const expiry = expiryOf(madeAt)
    expect(stateAt('open', expiry, madeAt)).toBe('open')
    expect(stateAt('open', expiry, expiry)).toBe('expired')
    expect(stateAt('ordered', expiry, expiry)).toBe('ordered')
  })
})

describe('견적의 상태', () => {
  it('표에 빈틈이나 두 답이 없습니다', () => {
    expect(faultsOf(ESTIMATE_MACHINE)).toEqual([])
  })
  it('주문한 견적은 다시 주문하거나 거둘 수 없습니다', () => {
    expect(eventsFrom(ESTIMATE_MACHINE, 'ordered', 'customer')).toEqual([])
    expect(next(ESTIMATE_MACHINE, 'expired', 'order', 'customer').ok).toBe(false)
  })
  it('전화로 좋다고 한 손님의 주문은 직원이 받습니다', () => {
    expect(next(ESTIMATE_MACHINE, 'open', 'order', 'staff')).toMatchObject({ ok: true })
    expect(next(ESTIMATE_MACHINE, 'ordered', 'release', 'staff')).toEqual({ ok: false, reason: 'not-by-you' })
  })
})

describe('직원 조정', () => {
  it('사유가 적힌 한 줄이 되고, 줄의 합과 부가세가 언제나 맞습니다', () => {
    const won = fc.integer({ min: -Math.floor(quote.supply / 10) + 1, max: 100_000 }).map((tens) => tens * 10)
    fc.assert(
      fc.property(
        won.filter((amount) => amount !== 0),
        (amount) => {
          const adjusted = adjustQuote(quote, amount, '단골 할인')
          if (!adjusted.ok) throw new Error(adjusted.error)
          const { lines, supply, vat, total } = adjusted.value
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(supply)
          expect(vat * 10).toBe(supply)
          expect(total).toBe(supply + vat)
          expect(adjustedSupply(adjusted.value)).toEqual({
            tariff: quote.supply,
            adjustments: [{ reason: '단골 할인', amount }],
          })
        },
      ),
    )
  })
  it('0원, 1원 단위, 공급가액보다 큰 할인은 받지 않습니다', () => {
    for (const amount of [0, 15, -quote.supply, Number.NaN]) expect(adjustQuote(quote, amount, '사유').ok).toBe(false)
  })
})
