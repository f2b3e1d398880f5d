import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierTotal, wholePrice, workTotal } from './tiers.ts'
import type { Tiers } from './tariff.ts'

const CLICKS: Tiers = [
  [1, 50],
  [200, 30],
  [500, 25],
  [1000, 20],
  [2000, 19],
]

describe('단계 요금', () => {
  it('단계마다 그 단가의 값이고, 사이에서는 고르게 늘어납니다', () => {
    expect([1, 200, 500, 3000].map((sides) => tierTotal(CLICKS, sides))).toEqual([50, 6000, 12_500, 57_000])
    expect(tierTotal(CLICKS, 350)).toBe((6000 + 12_500) / 2)
    expect(tierTotal(CLICKS, 0.5)).toBe(25)
  })

  it('다음 단계의 값이 더 싸거나 같은 단계는 건너뜁니다', () => {
    const area: Tiers = [
      [60, 700],
      [150, 420],
      [300, 210],
      [1000, 150],
    ]
    expect(tierTotal(area, 150)).toBe(42_000 + (21_000 * 90) / 240)
    expect(tierTotal(area, 60)).toBe(42_000)
  })

  it('어떤 요금표에서도 하나 더하면 값이 늘어납니다', () => {
    const tiers = fc
      .array(fc.tuple(fc.integer({ min: 2, max: 5000 }), fc.integer({ min: 1, max: 1000 })), { maxLength: 8 })
      .map((rows): Tiers => [[1, 500], ...rows.toSorted((a, b) => a[0] - b[0])])
    fc.assert(
      fc.property(tiers, fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 6000 }), (rows, a, b) => {
        fc.pre(a !== b)
        expect(tierTotal(rows, Math.max(a, b))).toBeGreaterThan(tierTotal(rows, Math.min(a, b)))
      }),
    )
  })

  it('작업비는 최소 비용 아래로 내려가지 않고, 하지 않은 일은 0원입니다', () => {
    const work = { setup: 1000, minimum: 5000, each: [[1, 10]] as Tiers }
    expect([workTotal(work, 0), workTotal(work, 1), workTotal(work, 1000)]).toEqual([0, 5000, 11_000])
  })

  it('정해진 수량 사이는 고르게 늘고, 처음보다 적으면 처음 값이며, 끝을 넘으면 값이 없습니다', () => {
    const rows: Tiers = [
      [500, 46_000],
      [1000, 54_000],
    ]
    expect([10, 500, 750, 1000].map((copies) => wholePrice(rows, copies))).toEqual([46_000, 46_000, 50_000, 54_000])
    expect(wholePrice(rows, 1001)).toBeNull()
  })
})
