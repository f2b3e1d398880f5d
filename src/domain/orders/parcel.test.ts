import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { arrivalDay, isLate } from './arrival-day.ts'
import { hasArrived } from './parcel.ts'
import { troubleOf } from './parcel-trouble.ts'

const calendar = businessCalendar([{ day: '2026-12-25' }])

describe('all parcels of a place', () => {
  const parcel = (stage: 'delivered' | 'out', ...lineIds: string[]) => ({ stage, lineIds })
  it('are there when each is delivered and no line is still to be sent', () => {
    expect(hasArrived(['a', 'b'], [parcel('delivered', 'a'), parcel('delivered', 'b')])).toBe(true)
    expect(hasArrived(['a', 'b'], [parcel('delivered', 'a'), parcel('out', 'b')])).toBe(false)
    expect(hasArrived(['a', 'b'], [parcel('delivered', 'a')])).toBe(false)
  })
})

describe('the day a parcel is expected', () => {
  it('is the next working day, over a weekend and a holiday', () => {
    expect(arrivalDay(calendar, '2026-11-27', '04524')).toBe('2026-11-30')
    expect(arrivalDay(calendar, '2026-12-24', null)).toBe('2026-12-28')
  })
  it('is a day later on the islands', () => {
    expect(arrivalDay(calendar, '2026-11-30', '63243')).toBe('2026-12-02')
    expect(arrivalDay(calendar, '2026-11-30', '40200')).toBe('2026-12-02')
  })
  it('is missed when the second working day after it is reached', () => {
    expect(isLate(calendar, '2026-11-30', '2026-12-01')).toBe(false)
    expect(isLate(calendar, '2026-11-30', '2026-12-02')).toBe(true)
    expect(isLate(calendar, '2026-11-27', '2026-11-30')).toBe(false)
  })
})

describe('a parcel needs a person', () => {
  const facts = { stage: 'moving', late: false, unknownForLong: false } as const
  it('when it comes back, is lost, is late, or nobody knows its number', () => {
    expect(troubleOf(facts)).toBeNull()
    expect(troubleOf({ ...facts, stage: 'returned' })).toBe('returned')
    expect(troubleOf({ ...facts, stage: 'lost' })).toBe('lost')
    expect(troubleOf({ ...facts, late: true })).toBe('delayed')
    expect(troubleOf({ stage: 'waiting', late: true, unknownForLong: true })).toBe('unknown-number')
  })
  it('never when it is there', () => {
    expect(troubleOf({ stage: 'delivered', late: true, unknownForLong: true })).toBeNull()
  })
})
