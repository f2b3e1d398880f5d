import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { folded, visitIcs } from './visit-ics.ts'
import { deskMoves, isExpected } from './visit-machine.ts'
import { cancelUntil, freeSeats, hourText, nextFree, visitDays, type VisitSettings } from './visit-slots.ts'

const settings: VisitSettings = { hours: [10, 14], seats: 2, bookHours: 2, cancelHours: 18, daysAhead: 14 }
const calendar = businessCalendar([{ day: '2026-11-25' }])
const now = new Date('2026-11-24T09:00:00+09:00')
const base = { settings, calendar, blocks: [], taken: [], now }

describe('the slots of a visit', () => {
  it('are open on working days, and closed on weekends, holidays and beyond the days the shop takes', () => {
    const days = visitDays(base, '2026-11-24', 21)
    const open = days.filter(({ closed }) => !closed).map(({ day }) => day)
    expect(open.slice(0, 4)).toEqual(['2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30'])
    expect(open.at(-1)).toBe('2026-12-08')
  })
  it('close two hours before, and the past has none', () => {
    const [monday, today] = visitDays({ ...base, now: new Date('2026-11-24T08:30:00+09:00') }, '2026-11-23', 2)
    expect(monday?.slots.map(({ free }) => free)).toEqual([0, 0])
    expect(today?.slots).toEqual([
      { hour: 10, free: 0, full: false },
      { hour: 14, free: 2, full: false },
    ])
  })
  it('count what is taken, and say full only when every seat is', () => {
    const taken = [
      { day: '2026-11-26', hour: 10, count: 2 },
      { day: '2026-11-26', hour: 14, count: 1 },
    ]
    const [day] = visitDays({ ...base, taken }, '2026-11-26', 1)
    expect(day?.slots).toEqual([
      { hour: 10, free: 0, full: true },
      { hour: 14, free: 1, full: false },
    ])
    expect(day && freeSeats(day)).toBe(1)
  })
  it('obey a block of an hour and of a day', () => {
    const blocks = [
      { day: '2026-11-26', hour: 10 },
      { day: '2026-11-27', hour: null },
    ]
    const [first, second] = visitDays({ ...base, blocks }, '2026-11-26', 2)
    expect(first?.slots.map(({ free }) => free)).toEqual([0, 2])
    expect(second && freeSeats(second)).toBe(0)
  })
  it('who came too late is told the next free ones, later that day first', () => {
    const days = visitDays(base, '2026-11-24', 7)
    expect(nextFree(days, { day: '2026-11-26', hour: 10 })).toEqual([
      { day: '2026-11-26', hour: 14 },
      { day: '2026-11-27', hour: 10 },
      { day: '2026-11-27', hour: 14 },
    ])
  })
  it('may be given up until so many hours before', () => {
    expect(cancelUntil(settings, '2026-11-26', 14).toISOString()).toBe('2026-11-25T11:00:00.000Z')
    expect(hourText(9)).toBe('09:00')
  })
})

describe('the states of a visit', () => {
  it('are moved by the desk, and a cancelled one stays so', () => {
    expect(deskMoves('requested')).toContain('confirmed')
    expect(deskMoves('cancelled')).toEqual([])
    expect(isExpected('confirmed')).toBe(true)
    expect(isExpected('no-show')).toBe(false)
  })
})

describe('the calendar file of a visit', () => {
  it('has the time in UTC, signs escaped, and no line over 75 bytes', () => {
    const ics = visitIcs({
      number: 'ABCD2345',
      day: '2026-11-26',
      hour: 14,
      minutes: 60,
      title: '인쇄 감리, 직지프린트',
      place: '서울; 중구 퇴계로 100 인쇄골목 안쪽 건물 1층 왼쪽 문',
      note: '가져오실 것: 주문번호\n전화 1600-0000',
      madeAt: now,
    })
    expect(ics).toContain('DTSTART:20261126T050000Z\r\nDTEND:20261126T060000Z')
    expect(ics).toContain('SUMMARY:인쇄 감리\\, 직지프린트')
    const sizes = ics.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
  it('folds without cutting a character', () => {
    const text = '가'.repeat(60)
    expect(folded(text).replaceAll('\r\n ', '')).toBe(text)
  })
})
