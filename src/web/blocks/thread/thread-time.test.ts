import { describe, expect, it } from 'vitest'
import { threadTime } from './thread-time.ts'

describe('when something was said', () => {
  const now = new Date('2026-11-20T05:05:00Z')
  it('is today in Seoul although the day began before midnight in London', () => {
    expect(threadTime('2026-11-19T15:30:00Z', now)).toBe('오늘 00:30')
  })
  it('carries the date otherwise', () => {
    expect(threadTime('2026-11-18T08:20:00Z', now)).toBe('11.18 17:20')
  })
})
