import { describe, expect, it } from 'vitest'
import { dispatchIfApproved } from './dispatch-if-approved.ts'

/** A shop with a cut-off at 14:00 in Seoul (05:00 UTC), open every day. */
const dayAt = (instant: Date) => new Date(instant.getTime() + 19 * 3_600_000).toISOString().slice(0, 10)

describe('the dispatch day that is promised before an approval', () => {
  it('holds until the cut-off of the same day', () => {
    expect(dispatchIfApproved(new Date('2026-11-20T03:20:00Z'), dayAt)).toEqual({
      until: '2026-11-20T05:00:00.000Z',
      day: '2026-11-20',
    })
  })
  it('moves on at the minute of the cut-off', () => {
    expect(dispatchIfApproved(new Date('2026-11-20T05:00:00Z'), dayAt)?.day).toBe('2026-11-21')
  })
  it('promises nothing for a job that is not paid', () => {
    expect(dispatchIfApproved(new Date('2026-11-20T03:20:00Z'), () => null)).toBeNull()
  })
})
