import { describe, expect, it } from 'vitest'
import { daysAfter, daysBefore, seoulDay, seoulMidnight } from './seoul-time.ts'

describe('time in Seoul', () => {
  it('begins a day at three in the afternoon of Greenwich', () => {
    expect(seoulDay(new Date('2026-11-19T14:59:59.999Z'))).toBe('2026-11-19')
    expect(seoulDay(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20')
    expect(seoulMidnight('2026-11-20')).toEqual(new Date('2026-11-19T15:00:00Z'))
  })

  it('counts whole days over the end of a year', () => {
    const moment = new Date('2026-12-31T02:30:00Z')
    expect(daysAfter(moment, 1)).toEqual(new Date('2027-01-01T02:30:00Z'))
    expect(daysBefore(daysAfter(moment, 90), 90)).toEqual(moment)
  })
})
