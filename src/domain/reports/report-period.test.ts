import { describe, expect, it } from 'vitest'
import { daysOf, eachDay, namedPeriods, periodBefore, periodIssues } from './report-period.ts'

const TODAY = '2026-11-20'

describe('a period of a report', () => {
  it.each([
    ['2026-11-20', '2026-11-19', 'from'],
    ['2026-11-20', '2026-11-21', 'to'],
    ['2026-12-01', '2026-12-02', 'to'],
    ['2016-11-20', '2026-11-20', 'from'],
    ['2025-11-19', '2026-11-20', 'from'],
  ])('from %s to %s cannot be counted', (from, to, field) => {
    expect(Object.keys(periodIssues({ from, to }, TODAY))).toEqual([field])
  })

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2025-11-20', '2026-11-20'],
  ])('from %s to %s can', (from, to) => expect(periodIssues({ from, to }, TODAY)).toEqual({}))

  it('is compared with as many days before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-03' })).toEqual({ from: '2026-02-26', to: '2026-02-28' })
    expect(periodBefore({ from: TODAY, to: TODAY })).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  })

  it('holds both of its ends', () => {
    expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysOf({ from: '2028-01-01', to: '2028-12-31' })).toBe(366)
  })

  it('begins on Monday, on the first, or on New Year', () => {
    expect(namedPeriods('2026-11-22')).toEqual({
      week: { from: '2026-11-16', to: '2026-11-22' },
      month: { from: '2026-11-01', to: '2026-11-22' },
      year: { from: '2026-01-01', to: '2026-11-22' },
    })
    expect(namedPeriods('2026-11-16').week.from).toBe('2026-11-16')
  })
})
