import { describe, expect, it } from 'vitest'
import { businessCalendar } from './business-days.ts'
import { lateIfBefore, workingDeadline } from './working-hours.ts'

const seoul = (text: string) => new Date(`${text}:00+09:00`)
const time = { calendar: businessCalendar([{ day: '2026-12-25' }]), office: { open: 9, close: 18 } }

describe('마감은 일하는 시간으로 셉니다', () => {
  it('밤에 들어온 일은 아침부터 셉니다', () => {
    expect(workingDeadline(time, seoul('2026-11-24T00:01'), 4)).toEqual(seoul('2026-11-24T13:00'))
    expect(workingDeadline(time, seoul('2026-11-24T20:00'), 4)).toEqual(seoul('2026-11-25T13:00'))
  })
  it('남은 시간은 다음 일하는 날로 넘어갑니다', () => {
    expect(workingDeadline(time, seoul('2026-11-24T16:00'), 4)).toEqual(seoul('2026-11-25T11:00'))
    expect(workingDeadline(time, seoul('2026-11-27T16:00'), 4)).toEqual(seoul('2026-11-30T11:00'))
    expect(workingDeadline(time, seoul('2026-12-24T16:00'), 4)).toEqual(seoul('2026-12-28T11:00'))
  })
  it('하루를 꽉 채우면 그날 닫을 때입니다', () => {
    expect(workingDeadline(time, seoul('2026-11-24T08:00'), 9)).toEqual(seoul('2026-11-24T18:00'))
  })
  it('쉬는 동안에는 늦어지지 않습니다', () => {
    const saturday = seoul('2026-11-28T11:00')
    expect(lateIfBefore(time, saturday, 4) <= seoul('2026-11-27T15:00')).toBe(true)
    expect(lateIfBefore(time, seoul('2026-11-30T11:00'), 4)).toEqual(seoul('2026-11-27T16:00'))
  })
})
