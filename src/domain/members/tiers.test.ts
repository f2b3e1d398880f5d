import { describe, expect, test } from 'vitest'
import {
  type HeldTier,
  monthsAfter,
  monthsCounted,
  nextTier,
  reckonTier,
  tierFor,
  type TierPlan,
  tierProblems,
} from './tiers.ts'

const plan: TierPlan = {
  months: 12,
  keepMonths: 6,
  tiers: [
    { name: '낮은 등급', from: 0, rate: 1 },
    { name: '가운데', from: 1_000_000, rate: 3 },
    { name: '높은 등급', from: 5_000_000, rate: 5.5 },
  ],
}
const today = '2026-11-23'
const held: HeldTier = { name: '가운데', rate: 3, since: '2026-08-31', until: '2026-12-31' }
const reckon = (sales: number, was: HeldTier | null = held, day = today, by = plan) =>
  reckonTier({ plan: by, held: was, sales, today: day })

describe('a grade by sales', () => {
  test('begins exactly at its amount', () => {
    expect(tierFor(plan, 999_999)?.name).toBe('낮은 등급')
    expect(tierFor(plan, 1_000_000)?.name).toBe('가운데')
    expect(tierFor({ tiers: plan.tiers.slice(1) }, 0)).toBeNull()
  })

  test('says what is missing to the next one, and nothing on the highest', () => {
    expect(nextTier(plan, 4_400_000, 3)).toMatchObject({ name: '높은 등급', missing: 600_000 })
    expect(nextTier(plan, 5_000_000, 5.5)).toBeNull()
  })

  test('names no grade as the next that gives no more than what is kept or agreed', () => {
    expect(nextTier(plan, 0, 3)).toMatchObject({ name: '높은 등급', missing: 5_000_000 })
    expect(nextTier(plan, 0, 7)).toBeNull()
  })

  test('rises at once and is kept from then on', () => {
    expect(reckon(5_000_000)).toEqual({ name: '높은 등급', rate: 5.5, since: today, until: '2027-05-23' })
    expect(reckon(1_000_000, null)).toEqual({ name: '가운데', rate: 3, since: today, until: '2027-05-23' })
  })

  test('does not fall on the last day until which it is kept, and falls on the next', () => {
    expect(reckon(0, held, '2026-12-31')).toEqual(held)
    expect(reckon(0, held, '2027-01-01')).toEqual({
      name: '낮은 등급',
      rate: 1,
      since: '2027-01-01',
      until: '2027-07-01',
    })
    const without = { ...plan, tiers: plan.tiers.slice(1) }
    expect(reckon(0, held, '2027-01-01', without)).toBeNull()
  })

  test('that is earned again begins its time anew only when that is over', () => {
    expect(reckon(2_000_000)).toEqual(held)
    expect(reckon(2_000_000, held, '2027-01-01')).toEqual({ ...held, until: '2027-07-01' })
  })

  test('outlives a plan that lowers its rate or has it no more', () => {
    const lower = { ...plan, tiers: [{ name: '가운데', from: 1_000_000, rate: 2 }] }
    expect(reckon(2_000_000, held, today, lower)).toEqual(held)
    expect(reckon(2_000_000, held, today, { ...plan, tiers: [] })).toEqual(held)
    expect(reckon(2_000_000, held, '2027-01-01', { ...plan, tiers: [] })).toBeNull()
  })

  test('takes the new name of its rate', () => {
    const named = { ...plan, tiers: [{ name: '단골', from: 1_000_000, rate: 3 }] }
    expect(reckon(2_000_000, held, today, named)).toEqual({ ...held, name: '단골' })
  })
})

describe('the months', () => {
  test('end on the last day of a shorter one', () => {
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
    expect(monthsAfter('2026-01-31', -2)).toBe('2025-11-30')
  })

  test('that count are whole ones with the running month', () => {
    expect(monthsCounted(today, 6)).toEqual([
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ])
    expect(monthsCounted('2026-01-31', 12)[0]).toBe('2025-02-01')
  })
})

test('a list of tiers that cannot be is refused by its field', () => {
  expect(tierProblems(plan.tiers)).toEqual({})
  const wrong = [plan.tiers[1]!, { name: '가운데', from: 1_000_000, rate: 2 }]
  expect(Object.keys(tierProblems(wrong))).toEqual(['tiers.1.name', 'tiers.1.from', 'tiers.1.rate'])
})
