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

  it('바뀐 마감 시각은 그날부터 지키고, 앞선 날의 약속은 그대로입니다', () => {
    const earlier = businessCalendar(HOLIDAYS, [
      { from: '2026-11-24', hour: 11 },
      { from: '2026-01-01', hour: 14 },
    ])
    expect(startDay(earlier, seoul('2026-11-23T13:30'))).toBe('2026-11-23')
    expect(startDay(earlier, seoul('2026-11-24T11:00'))).toBe('2026-11-25')
    expect(nextCutOff(earlier, seoul('2026-11-23T15:00')).toISOString()).toBe('2026-11-24T02:00:00.000Z')
  })
})

describe('처음에 담긴 공휴일', () => {
  const days = HOLIDAYS.map(({ day }) => day)
  const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const inLunar = (name: string) =>
    HOLIDAYS.filter((holiday) => holiday.name.split('·')[0] === name).map(({ day }) => lunar.format(new Date(day)))

  it('음력 명절은 우리 음력 달력의 그날입니다', () => {
    expect(inLunar('설날')).toEqual(['1/1', '1/1', '1/1'])
    expect(inLunar('부처님 오신 날')).toEqual(['4/8', '4/8', '4/8'])
    expect(inLunar('추석')).toEqual(['8/15', '8/15', '8/15'])
  })

  it('대체공휴일은 주말이 아니고, 같은 날이 두 번 있지 않습니다', () => {
    expect(days).toEqual([...new Set(days)].toSorted())
    const substitutes = HOLIDAYS.filter(({ name }) => name.endsWith('대체공휴일'))
    expect(substitutes.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
  })
})
