import { describe, expect, it } from 'vitest'
import { barsOf, spansOf } from './report-bars.ts'
import { changeText, periodText, shortDay, spokenWon, weekTick } from './report-words.ts'

describe('words of a report', () => {
  it.each([
    [371_602, '371,602'],
    [153_104_999, '1억 5,310만'],
    [100_000_000, '1억'],
    [-12_000_000, '−1,200만'],
  ])('says %d as %s', (amount, words) => expect(spokenWon(amount)).toBe(words))

  it('says a change with its sign, and none from nothing', () => {
    expect(changeText(110, 100)).toBe('+10%')
    expect(changeText(97, 100)).toBe('−3%')
    expect(changeText(5, 0)).toBeNull()
  })

  it('shortens days', () => {
    expect(shortDay('2026-11-20')).toBe('11.20')
    expect(weekTick('2026-11-02')).toBe('2 월')
    expect(periodText({ from: '2026-11-20', to: '2026-11-20' })).toBe('26.11.20')
  })
})

describe('bars of a period', () => {
  it('stand for each day, also without anything, or for each month of a long one', () => {
    const period = { from: '2026-11-19', to: '2026-11-20' }
    expect(spansOf({ period, series: [] }).map(({ from }) => from)).toEqual(['2026-11-19', '2026-11-20'])
    const year = spansOf({ period: { from: '2026-01-15', to: '2026-11-20' }, series: [] })
    expect([year.length, year[0], year.at(-1)]).toEqual([
      11,
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-11-01', to: '2026-11-20' },
    ])
    const bars = barsOf(
      { period, before: period, waitingDays: 0, papers: {}, figures: [], earlier: [], jobs: [], series: [] },
      ['D413'],
    )
    expect(bars[0]).toMatchObject({ label: '11.19', paid: 0, total: 0 })
  })
})
