import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { officeHoursOf, promisedAt, promiseWords, USUAL_HOURS } from './answer-promise.ts'

const calendar = businessCalendar([{ day: '2026-12-25' }])
const seoul = (text: string) => new Date(`${text}+09:00`)
const promise = (asked: string) => {
  const at = seoul(asked)
  return promiseWords(promisedAt(calendar, USUAL_HOURS, at), at)
}

describe('until when an inquiry is answered', () => {
  it('is three office hours later, at a full hour', () => {
    expect(promise('2026-11-23T11:40')).toBe('오늘 15시까지')
    expect(promise('2026-11-23T15:00')).toBe('오늘 18시까지')
  })
  it('is the next morning when the day is too short', () => {
    expect(promise('2026-11-23T15:01')).toBe('내일 오전에')
    expect(promise('2026-11-23T23:30')).toBe('내일 오전에')
  })
  it('is this noon when it was asked before the office opens', () => {
    expect(promise('2026-11-23T06:10')).toBe('오늘 12시까지')
  })
  it('skips weekends and holidays', () => {
    expect(promise('2026-11-27T17:00')).toBe('11월 30일 월요일 오전에')
    expect(promise('2026-12-24T17:00')).toBe('12월 28일 월요일 오전에')
    expect(promise('2026-11-29T10:00')).toBe('내일 오전에')
  })
})

describe('office hours as the shop says them', () => {
  it('are read from the line of working days', () => {
    expect(officeHoursOf(['점심 12:00–13:00', '평일 10:00–17:00'])).toEqual({ open: 10, close: 17 })
  })
  it('are the usual ones when nothing can be read', () => {
    expect(officeHoursOf(['연중무휴'])).toEqual(USUAL_HOURS)
    expect(officeHoursOf(['평일 18:00–09:00'])).toEqual(USUAL_HOURS)
  })
})
