import { describe, expect, it } from 'vitest'
import { afterFailure, firstLook, nextLook } from './look-schedule.ts'

const at = (text: string) => new Date(`${text}:00+09:00`)
const dispatchedAt = at('2026-11-30T17:00')
const looked = { stage: 'moving', dispatchedAt, misses: 0 } as const

describe('when a courier is asked', () => {
  it('waits some hours after the label was printed', () => {
    expect(firstLook(at('2026-11-30T14:00'))).toEqual(at('2026-11-30T17:00'))
  })
  it('lets the night pass, before and after midnight', () => {
    expect(firstLook(at('2026-11-30T20:30'))).toEqual(at('2026-12-01T07:00'))
    expect(firstLook(at('2026-12-01T01:00'))).toEqual(at('2026-12-01T07:00'))
  })
  it('is more often the nearer the parcel is', () => {
    const now = at('2026-12-01T09:00')
    expect(nextLook(looked, now)).toEqual(at('2026-12-01T13:00'))
    expect(nextLook({ ...looked, stage: 'out' }, now)).toEqual(at('2026-12-01T10:00'))
  })
  it('backs off with each call that brought nothing, and no further than twelve hours', () => {
    const now = at('2026-12-01T07:30')
    expect(nextLook({ ...looked, misses: 1 }, now)).toEqual(at('2026-12-01T15:30'))
    expect(nextLook({ ...looked, misses: 9 }, now)).toEqual(at('2026-12-01T19:30'))
  })
  it('ends with the parcel, and after thirty days', () => {
    const now = at('2026-12-01T09:00')
    for (const stage of ['delivered', 'returned', 'lost'] as const)
      expect(nextLook({ ...looked, stage }, now), stage).toBeNull()
    expect(nextLook(looked, at('2026-12-31T18:00'))).toBeNull()
  })
})

describe('a service that was not reached', () => {
  it('is asked again after ten minutes, then less and less often', () => {
    const now = at('2026-12-01T09:00')
    const minutes = (misses: number) => (afterFailure(misses, now).getTime() - now.getTime()) / 60_000
    expect([1, 2, 3, 4, 9].map(minutes)).toEqual([10, 20, 40, 80, 240])
  })
})
