import { expect, test } from 'vitest'
import { afterNight, isQuiet, marked, maySend, waitsAtNight } from './send-time.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test('the night goes from nine in the evening until eight in the morning, by the clock of Seoul', () => {
  expect(isQuiet(seoul('2026-11-23T20:59:59'))).toBe(false)
  expect(isQuiet(seoul('2026-11-23T21:00:00'))).toBe(true)
  expect(isQuiet(seoul('2026-11-23T23:59:59'))).toBe(true)
  expect(isQuiet(seoul('2026-11-24T00:00:00'))).toBe(true)
  expect(isQuiet(seoul('2026-11-24T07:59:59'))).toBe(true)
  expect(isQuiet(seoul('2026-11-24T08:00:00'))).toBe(false)
})

test('what waits goes out at eight: the same day after midnight, the next day before it', () => {
  const eight = seoul('2026-11-24T08:00:00')
  expect(afterNight(seoul('2026-11-23T21:00:00'))).toEqual(eight)
  expect(afterNight(seoul('2026-11-23T23:59:59'))).toEqual(eight)
  expect(afterNight(seoul('2026-11-24T00:00:00'))).toEqual(eight)
  expect(afterNight(seoul('2026-11-24T07:59:59'))).toEqual(eight)
  expect(afterNight(seoul('2026-12-31T22:00:00'))).toEqual(seoul('2027-01-01T08:00:00'))
  const noon = seoul('2026-11-24T12:00:00')
  expect(afterNight(noon)).toBe(noon)
})

test('only text messages of what can wait do wait; mail wakes nobody', () => {
  expect(waitsAtNight({ urgency: 'day', purpose: 'order' }, 'sms')).toBe(true)
  expect(waitsAtNight({ urgency: 'day', purpose: 'order' }, 'email')).toBe(false)
  expect(waitsAtNight({ urgency: 'now', purpose: 'security' }, 'sms')).toBe(false)
})

test('advertising goes only where it was agreed to, by day, and says what it is', () => {
  const consent = { email: true, sms: false }
  expect(maySend('advertising', 'email', consent)).toBe(true)
  expect(maySend('advertising', 'sms', consent)).toBe(false)
  for (const purpose of ['order', 'required', 'security'] as const)
    expect(maySend(purpose, 'sms', { email: false, sms: false })).toBe(true)
  expect(waitsAtNight({ urgency: 'now', purpose: 'advertising' }, 'email')).toBe(true)
  expect(marked('직지프린트', 'advertising', '새 종이')).toBe('(광고) [직지프린트] 새 종이')
  expect(marked('직지프린트', 'order', '출고')).toBe('[직지프린트] 출고')
})
