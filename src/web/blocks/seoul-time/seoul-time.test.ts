import { describe, expect, it } from 'vitest'
import { fieldOf, instantOf, nextMidnight, seoulMinute } from './seoul-time.ts'

describe('the time of the shop in a field', () => {
  it('is the same wherever the browser is, there and back', () => {
    expect(seoulMinute('2026-11-22T15:30:00Z')).toBe('2026-11-23 00:30')
    expect(fieldOf('2026-11-22T15:30:00Z')).toBe('2026-11-23T00:30')
    expect(new Date(instantOf(fieldOf('2026-11-22T15:30:00Z')) ?? '').toISOString()).toBe('2026-11-22T15:30:00.000Z')
  })
  it('is nothing while the field is not filled in', () => {
    expect(instantOf('')).toBeNull()
    expect(instantOf('2026-11-22')).toBeNull()
  })
  it('offers the next midnight', () => {
    expect(nextMidnight(new Date('2026-11-22T15:30:00Z'))).toBe('2026-11-24T00:00')
  })
})
