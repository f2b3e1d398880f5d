import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { planDays } from '#/domain/calendar/day-plan.ts'
import { expectedDispatch, type Undated } from './expected-dispatch.ts'

const calendar = businessCalendar([])
/** A Wednesday morning. */
const now = new Date('2026-11-25T09:00:00+09:00')
const told = (text: string, step: Undated['label']['step'] = 'proof') =>
  expectedDispatch({ label: { step, text }, workingDays: 4, calendar, now })

describe('the day on which unapproved work is expected to leave', () => {
  it('is the one that the page after the order named', () => {
    expect(told('시안 제작중')).toEqual({ day: planDays(calendar, now, 4).leaves, when: '내일 14시까지 승인하시면' })
  })
  it('counts from today once the proof waits for its approval', () => {
    expect(told('시안확인요청')).toEqual({ day: '2026-12-01', when: '오늘 14시까지 승인하시면' })
  })
  it('says what the customer does before', () => {
    expect(told('결제대기', 'payment')?.when).toBe('결제하고 내일 14시까지 승인하시면')
    expect(told('파일 다시 올리기', 'file')?.when).toBe('파일을 다시 올리고 내일 14시까지 승인하시면')
  })
  it('names the file that never came, and does not ask for the others again', () => {
    const label = { step: 'file', text: '파일 다시 올리기' } as const
    expect(expectedDispatch({ label, workingDays: 4, calendar, now, missingFiles: ['표지'] })?.when).toBe(
      '표지 파일을 올리고 내일 14시까지 승인하시면',
    )
  })
  it('asks nobody to approve what is printed without a proof', () => {
    const unseen = (text: string, step: Undated['label']['step']) =>
      expectedDispatch({ label: { step, text }, workingDays: 4, calendar, now, unseen: true })?.when
    expect(unseen('결제대기', 'payment')).toBe('내일 14시까지 결제하시면')
    expect(unseen('입금대기', 'payment')).toBe('내일 14시까지 입금하시면')
    expect(unseen('파일 확인중', 'file')).toBe('시안 없이 바로 제작합니다')
  })
  it('is not named for what is made, sent or cancelled', () => {
    expect(told('취소완료', 'cancelled')).toBeNull()
    expect(told('제작 보류', 'production')).toBeNull()
  })
})
