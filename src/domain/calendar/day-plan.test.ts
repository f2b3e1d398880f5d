import { describe, expect, test } from 'vitest'
import { TRAVEL } from '#/domain/orders/travel.data.ts'
import { businessCalendar } from './business-days.ts'
import { arrivalDay, daysBetween, planDays } from './day-plan.ts'

// Monday 23 November 2026, 10:00 in Seoul; the cut-off is at 14.
const MONDAY = new Date('2026-11-23T01:00:00Z')
const open = businessCalendar([])

describe('the days of a job that is ordered now', () => {
  test('the proof is confirmed on the next working day, and work fills the days until it leaves', () => {
    expect(planDays(open, MONDAY, 3)).toEqual({
      starts: '2026-11-23',
      confirmBy: '2026-11-24',
      work: ['2026-11-25', '2026-11-26'],
      leaves: '2026-11-27',
    })
  })

  test('a day off moves everything behind it', () => {
    const closed = businessCalendar([{ day: '2026-11-25' }])
    expect(planDays(closed, MONDAY, 3).leaves).toBe('2026-11-30')
  })

  test('what was ordered before it can be sent leaves on the agreed day, or on the working day after it', () => {
    expect(planDays(open, MONDAY, 3, '2026-12-18').leaves).toBe('2026-12-18')
    expect(planDays(open, MONDAY, 3, '2026-12-19').leaves).toBe('2026-12-21')
    expect(planDays(open, MONDAY, 3, '2026-11-24').leaves).toBe('2026-11-27')
  })

  test('after the cut-off it counts from the next day', () => {
    expect(planDays(open, new Date('2026-11-23T06:00:00Z'), 1).starts).toBe('2026-11-24')
  })
})

describe('when it arrives', () => {
  test('a courier brings on Saturday what left on Friday, and on Monday what left on Saturday', () => {
    expect(arrivalDay(open, '2026-11-27', TRAVEL.courier, false)).toBe('2026-11-28')
    expect(arrivalDay(open, '2026-11-28', TRAVEL.courier, false)).toBe('2026-11-30')
  })

  test('an island waits a day longer', () => {
    expect(arrivalDay(open, '2026-11-26', TRAVEL.courier, true)).toBe('2026-11-28')
  })

  test('freight waits for Monday; quick service and fetching are the day it leaves', () => {
    expect(arrivalDay(open, '2026-11-27', TRAVEL.freight, false)).toBe('2026-11-30')
    expect(arrivalDay(open, '2026-11-27', TRAVEL.quick, false)).toBe('2026-11-27')
    expect(arrivalDay(open, '2026-11-27', TRAVEL.pickup, true)).toBe('2026-11-27')
  })

  test('no courier comes on a holiday', () => {
    const holiday = businessCalendar([{ day: '2026-12-25' }])
    expect(arrivalDay(holiday, '2026-12-24', TRAVEL.courier, false)).toBe('2026-12-26')
  })
})

test('a row of days holds both its ends', () => {
  expect(daysBetween('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
})
