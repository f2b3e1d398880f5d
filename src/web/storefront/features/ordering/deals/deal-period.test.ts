import { expect, test } from 'vitest'
import { asKind, dealPeriodOf, kindOf, monthsFrom, moved, periodTitle } from './deal-period.ts'

const NOW = new Date('2026-11-30T15:30:00Z')
const of = (from: string, to: string) => new URLSearchParams({ from, to })

test('an address without days, or with days that are none, is this month in Seoul', () => {
  expect(dealPeriodOf(new URLSearchParams(), NOW)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(dealPeriodOf(of('2026-11-20', '2026-11-01'), NOW).from).toBe('2026-12-01')
  expect(dealPeriodOf(of('2026-02-03', '2026-02-09'), NOW)).toEqual({ from: '2026-02-03', to: '2026-02-09' })
})

test('months and quarters move by themselves, also over the end of a year', () => {
  expect(moved(monthsFrom('2026-01', 1), -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(moved(monthsFrom('2026-10', 3), 1)).toEqual({ from: '2027-01-01', to: '2027-03-31' })
  expect(moved({ from: '2026-03-01', to: '2026-03-10' }, -1)).toEqual({ from: '2026-02-19', to: '2026-02-28' })
})

test('a period is called as people call it', () => {
  expect(kindOf(monthsFrom('2024-02', 1))).toBe('month')
  expect(monthsFrom('2024-02', 1).to).toBe('2024-02-29')
  expect(periodTitle(monthsFrom('2026-11', 1), NOW)).toBe('11월')
  expect(periodTitle(asKind(monthsFrom('2025-11', 1), 'quarter'), NOW)).toBe('2025년 4분기')
  expect(periodTitle({ from: '2026-10-03', to: '2026-11-23' }, NOW)).toBe('10.3 – 11.23')
  expect(kindOf(monthsFrom('2026-02', 3))).toBe('own')
})
