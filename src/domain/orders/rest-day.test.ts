import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from '#/domain/calendar/business-days.ts'
import { restDay, restDayProblem, restRange, usualRestDay } from './rest-day.ts'

test('the rest is due in two weeks, on a day on which banks are open', () => {
  expect(usualRestDay('2026-11-24')).toBe('2026-12-08')
  expect(usualRestDay('2026-11-28')).toBe('2026-12-14')
  expect(usualRestDay('2026-12-20')).toBe('2027-01-04')
})

test('what is asked for when nobody names a day may always be named', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const today = date.toISOString().slice(0, 10)
      const usual = usualRestDay(today)
      expect([0, 6]).not.toContain(weekdayOf(usual))
      expect(restDayProblem(today, usual)).toBeNull()
    }),
  )
})

test('a day is from tomorrow on and within half a year', () => {
  const { first, last } = restRange('2026-11-24')
  expect([first, last]).toEqual(['2026-11-25', '2027-05-23'])
  expect([first, last].map((day) => restDayProblem('2026-11-24', day))).toEqual([null, null])
  for (const day of ['2026-11-24', '2020-01-01', '2027-05-24'])
    expect(restDayProblem('2026-11-24', day)).toContain('11월 25일 (수)부터')
})

test('an advance that came late leaves a day for the rest', () => {
  const restDueDay = '2026-12-08'
  expect(restDay({ restDueDay, advancePaidAt: null })).toBe(restDueDay)
  expect(restDay({ restDueDay, advancePaidAt: new Date('2026-11-25T01:00:00Z') })).toBe(restDueDay)
  // Already the ninth in Seoul.
  expect(restDay({ restDueDay, advancePaidAt: new Date('2026-12-08T16:00:00Z') })).toBe('2026-12-10')
  expect(restDay({ restDueDay: null, advancePaidAt: new Date() })).toBeNull()
})
