import { expect, test } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { accountReminderAt, proofReminderTimes } from './reminders.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test('an account is reminded of a day before its term ends, and never at night', () => {
  const due = seoul('2026-11-27T18:00:00')
  expect(accountReminderAt(seoul('2026-11-24T10:00:00'), due)).toEqual(seoul('2026-11-26T18:00:00'))
  const late = seoul('2026-11-27T23:59:59')
  expect(accountReminderAt(seoul('2026-11-24T10:00:00'), late)).toEqual(seoul('2026-11-27T08:00:00'))
})

test('a short term is reminded of three hours before, and one that is almost over not at all', () => {
  const due = seoul('2026-11-24T20:00:00')
  expect(accountReminderAt(seoul('2026-11-24T10:00:00'), due)).toEqual(seoul('2026-11-24T17:00:00'))
  expect(accountReminderAt(seoul('2026-11-24T16:00:00'), due)).toBeNull()
  expect(accountReminderAt(seoul('2026-11-24T22:00:00'), seoul('2026-11-25T07:00:00'))).toBeNull()
})

test('a proof is reminded of on the first and the third working day, over weekends and holidays', () => {
  const calendar = businessCalendar([{ day: '2026-11-30' }])
  // 금요일에 나간 시안: 30일 월요일은 쉬는 날.
  expect(proofReminderTimes(calendar, seoul('2026-11-27T16:00:00'))).toEqual([
    seoul('2026-12-01T10:00:00'),
    seoul('2026-12-03T10:00:00'),
  ])
})
