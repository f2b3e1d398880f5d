import { describe, expect, it } from 'vitest'
import { businessCalendar, dispatchDate, isWorkingDay, koreanDay, nextCutOff, startDay } from './business-days.ts'
import { HOLIDAYS } from './holidays.data.ts'

const calendar = businessCalendar(HOLIDAYS)
const seoul = (text: string) => new Date(`${text}+09:00`)

describe('영업일', () => {
  it('금요일 오후 2시 뒤의 일은 월요일부터 셉니다', () => {
    expect(startDay(calendar, seoul('2026-11-20T13:59:59'))).toBe('2026-11-20')
    expect(startDay(calendar, seoul('2026-11-20T14:00:00'))).toBe('2026-11-23')
    expect(dispatchDate(calendar, seoul('2026-11-20T14:00:00'), 3)).toBe('2026-11-26')
  })

  it('자정 앞뒤도 서울 날짜로 셉니다', () => {
    expect(startDay(calendar, new Date('2026-11-19T15:30:00Z'))).toBe('2026-11-20')
  })

  it('설날 연휴와 대체공휴일에는 일하지 않습니다', () => {
    expect(dispatchDate(calendar, seoul('2027-02-05T10:00:00'), 1)).toBe('2027-02-10')
    expect(isWorkingDay(calendar, '2027-07-19')).toBe(false)
  })

  it('마감까지 남은 때는 일하는 날의 오후 2시입니다', () => {
    expect(nextCutOff(calendar, seoul('2026-11-20T13:00:00')).toISOString()).toBe('2026-11-20T05:00:00.000Z')
    expect(nextCutOff(calendar, seoul('2026-11-21T13:00:00')).toISOString()).toBe('2026-11-23T05:00:00.000Z')
  })

  it('날짜를 우리말로 읽습니다', () => {
    expect(koreanDay('2026-11-26')).toBe('11월 26일 목요일')
  })
})
