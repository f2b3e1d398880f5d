import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedQuantity, tierTotal, workTotal } from './tiers.ts'
import type { Tiers } from './tariff.ts'

const CLICKS: Tiers = [
  [1, 50],
  [200, 30],
  [500, 25],
  [1000, 20],
  [2000, 19],
]

describe('단계 요금', () => {
  it('199면은 200면 값을 넘지 않습니다', () => {
    expect(tierTotal(CLICKS, 199)).toBe(200 * 30)
    expect(tierTotal(CLICKS, 100)).toBe(100 * 50)
  })

  it('400면은 500면 값과 견주어 싼 쪽입니다', () => {
    expect(tierTotal(CLICKS, 400)).toBe(400 * 30)
    expect(tierTotal(CLICKS, 450)).toBe(500 * 25)
  })

  it('어떤 요금표에서도 많이 찍는 값이 적게 찍는 값보다 싸지 않습니다', () => {
    const tiers = fc
      .array(fc.tuple(fc.integer({ min: 2, max: 5000 }), fc.integer({ min: 1, max: 1000 })), { maxLength: 8 })
      .map((rows): Tiers => [[1, 500], ...rows.toSorted((a, b) => a[0] - b[0])])
    fc.assert(
      fc.property(tiers, fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 6000 }), (rows, a, b) => {
        expect(tierTotal(rows, Math.max(a, b))).toBeGreaterThanOrEqual(tierTotal(rows, Math.min(a, b)))
      }),
    )
  })

  it('작업비는 최소 비용 아래로 내려가지 않고, 하지 않은 일은 0원입니다', () => {
    const work = { setup: 1000, minimum: 5000, each: [[1, 10]] as Tiers }
    expect([workTotal(work, 0), workTotal(work, 1), workTotal(work, 1000)]).toEqual([0, 5000, 11_000])
  })

  it('정해진 수량 사이는 다음 수량의 값이고, 끝을 넘으면 값이 없습니다', () => {
    const rows: Tiers = [
      [500, 46_000],
      [1000, 54_000],
    ]
    expect(fixedQuantity(rows, 700)).toEqual({ copies: 1000, price: 54_000 })
    expect(fixedQuantity(rows, 1001)).toBeNull()
  })
})
