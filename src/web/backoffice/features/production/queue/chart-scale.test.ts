import { describe, expect, it } from 'vitest'
import { dayScale, spanText } from './chart-scale.ts'

describe('the day of the shop on the chart', () => {
  it('runs from 08 to 18 in Seoul and puts five past two a little beyond the middle', () => {
    const now = new Date('2026-11-20T05:05:00Z')
    const scale = dayScale(now)
    expect(scale.hours[0]?.label).toBe('08')
    expect(scale.hours.at(-1)?.label).toBe('18')
    expect(scale.at(now.getTime())).toBeCloseTo(0.608, 3)
    expect(scale.at(now.getTime() - 9 * 86_400_000)).toBe(0)
  })
  it('stretches for those who work at night', () => {
    const late = new Date('2026-11-20T14:20:00Z')
    expect(dayScale(late).at(late.getTime())).toBeLessThan(1)
    expect(dayScale(new Date('2026-11-19T18:10:00Z')).hours[0]?.label).toBe('03')
  })
})

describe('how long something waits', () => {
  it('is said in the two largest units', () => {
    expect(spanText(38 * 60_000)).toBe('38분')
    expect(spanText(234 * 60_000)).toBe('3시간 54분')
    expect(spanText(26 * 3_600_000)).toBe('1일 2시간')
    expect(spanText(-5)).toBe('0분')
  })
})
