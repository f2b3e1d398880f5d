import { describe, expect, it } from 'vitest'
import { earnedPoints } from './earned-points.ts'
import { endAfterMonths } from './end-after-months.ts'
import { giveBackLots, spendLots, type ValueUse } from './lots.ts'

describe('points of a purchase', () => {
  it('are a share of what was paid for goods, and never come from points', () => {
    expect(earnedPoints({ goods: 100_000, discounts: 0, points: 0 }, 5)).toBe(500)
    expect(earnedPoints({ goods: 100_000, discounts: 10_000, points: 20_000 }, 5)).toBe(350)
    expect(earnedPoints({ goods: 199, discounts: 0, points: 0 }, 5)).toBe(0)
    expect(earnedPoints({ goods: 1_000, discounts: 600, points: 600 }, 5)).toBe(0)
  })
})

describe('the end of value', () => {
  it.each([
    ['2026-11-20T03:00:00Z', 12, '2027-11-20T15:00:00.000Z'],
    ['2026-01-31T03:00:00Z', 1, '2026-02-28T15:00:00.000Z'],
    ['2026-01-30T15:30:00Z', 1, '2026-02-28T15:00:00.000Z'],
    ['2026-11-20T03:00:00Z', 60, '2031-11-20T15:00:00.000Z'],
  ])('of %s after %i months is the end of the day in Seoul, %s', (from, months, end) => {
    expect(endAfterMonths(new Date(from), months).toISOString()).toBe(end)
  })
})

describe('lots', () => {
  it('that were given are used before those that were paid for, the one that ends first before others', () => {
    const lot = (id: string, kind: 'paid' | 'free', expiresAt: string | null) => ({
      id,
      kind,
      remaining: 100,
      expiresAt,
    })
    const lots = [
      lot('paid-soon', 'paid', '2027-01-01'),
      lot('free-never', 'free', null),
      lot('free-late', 'free', '2028-01-01'),
      lot('free-soon', 'free', '2027-06-01'),
    ]
    expect(spendLots(lots, 350, '2026-11-20')?.map(({ lotId }) => lotId)).toEqual([
      'free-soon',
      'free-late',
      'free-never',
      'paid-soon',
    ])
  })

  it('are given back in reverse, in pieces that add up', () => {
    const uses: readonly ValueUse[] = [
      { lotId: 'p', value: 'points', amount: 300 },
      { lotId: 'free', value: 'emoney', amount: 100 },
      { lotId: 'paid', value: 'emoney', amount: 200 },
    ]
    const back = (returned: number, amount: number) =>
      giveBackLots(uses, returned, amount)?.map(({ lotId, amount: given }) => `${lotId} ${given}`)
    expect(back(0, 250)).toEqual(['paid 200', 'free 50'])
    expect(back(250, 350)).toEqual(['free 50', 'p 300'])
    expect(back(250, 351)).toBeUndefined()
  })
})
