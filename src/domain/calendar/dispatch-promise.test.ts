import { expect, test } from 'vitest'
import { businessCalendar } from './business-days.ts'
import { dispatchPromise } from './dispatch-promise.ts'

const calendar = businessCalendar([{ day: '2026-12-03' }])
const seoul = (text: string) => new Date(`${text}:00+09:00`)

test('ordered on a Friday evening and confirmed on Tuesday, three working days leave on Friday', () => {
  expect(dispatchPromise(calendar, seoul('2026-11-20T21:30'), 3)).toEqual({
    confirmBy: '24일 14시',
    leaves: '11월 27일 금요일',
  })
})

test('before the cut-off it counts from the same day', () => {
  expect(dispatchPromise(calendar, seoul('2026-11-20T13:59'), 3).confirmBy).toBe('23일 14시')
  expect(dispatchPromise(calendar, seoul('2026-11-20T14:00'), 3).confirmBy).toBe('24일 14시')
})

test('another month is named, and a day without work is left out', () => {
  expect(dispatchPromise(calendar, seoul('2026-11-30T15:00'), 1)).toEqual({
    confirmBy: '12월 2일 14시',
    leaves: '12월 4일 금요일',
  })
})
