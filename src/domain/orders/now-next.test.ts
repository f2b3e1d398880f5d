import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { mergedLabel, type MergedState } from './merged-label.ts'
import { nowNext, type OrderNow } from './now-next.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from './states.ts'

const now = new Date('2026-11-30T11:40:00+09:00')
const place = { state: 'preparing', expectedDay: null, deliveredAt: null } as const
const base: Omit<OrderNow, 'label'> = {
  now,
  calendar: businessCalendar([]),
  dueDay: '2026-12-04',
  workingDays: 3,
  natures: ['printed'],
  depositDueAt: null,
  places: [place],
  troubled: false,
  missingFiles: [],
}
const START: MergedState = { payment: 'paid', file: 'ready', production: 'waiting', delivery: 'preparing' }
const told = (state: Partial<MergedState>, more: Partial<OrderNow> = {}) => {
  const { step, customer } = mergedLabel({ ...START, ...state })
  return nowNext({ ...base, label: { step, text: customer }, ...more })
}

describe('지금은 / 다음은', () => {
  const depositDueAt = new Date('2026-12-01T23:59:00+09:00')
  it.each<[string, Partial<MergedState>, string, string, Partial<OrderNow>?]>([
    ['unpaid', { payment: 'unpaid' }, '결제 기다림', '결제하시면 시작'],
    ['payment asked for', { payment: 'confirming' }, '결제 확인 중', '잠시 뒤 결과'],
    ['deposit', { payment: 'waiting-deposit' }, '입금 기다림', '내일까지 입금', { depositDueAt }],
    ['no file', { file: 'no-file' }, '파일 기다림', '파일 올리기'],
    ['file checked', { file: 'checking' }, '파일 확인 중', '시안 준비'],
    ['file wrong', { file: 'problem' }, '파일 다시 필요', '파일 다시 올리기'],
    ['a file missing', { file: 'problem' }, '표지 파일 기다림', '표지 파일 올리기', { missingFiles: ['표지'] }],
    ['proof made', { file: 'ready' }, '시안 준비 중', '시안 확인'],
    ['proof shown', { file: 'waiting-customer' }, '시안확인요청', '오늘 14시까지 승인'],
    ['proof changed', { file: 'changes-asked' }, '시안 수정 중', '새 시안'],
    ['approved', { file: 'approved' }, '인쇄 확정', '12월 4일 (금) 출고'],
    ['printing', { file: 'approved', production: 'printing' }, '인쇄 중', '12월 4일 (금) 출고'],
    ['leaves today', { production: 'packing' }, '검수·포장 중', '오늘 출고', { dueDay: '2026-11-30' }],
    ['a day that has passed', { production: 'binding' }, '제본 중', '출고일 확인 중', { dueDay: '2026-11-27' }],
    ['on hold', { production: 'on-hold' }, '제작 보류', '담당자 연락'],
    ['made again', { production: 'remake' }, '재제작 준비', '12월 4일 (금) 출고'],
    ['ready to go', { production: 'done' }, '출고 준비', '12월 4일 (금) 출고'],
    ['ready to fetch', { production: 'done', delivery: 'pickup-ready' }, '찾으실 수 있음', '찾으러 오세요'],
    ['all money back', { payment: 'refunded' }, '환불완료', '다시 주문'],
    ['confirmed', { production: 'done', delivery: 'confirmed' }, '구매확정', '다음 판도 그대로'],
  ])('%s', (_state, state, word, head, more) => {
    expect(told(state, more)).toMatchObject({ now: { word }, next: { head } })
  })

  it('says of a proof by when for which day', () => {
    expect(told({ file: 'waiting-customer' }).next.text).toContain('12월 3일 (목) 출고')
    const late = told({ file: 'waiting-customer' }, { now: new Date('2026-11-30T15:00:00+09:00') })
    expect(late.next).toMatchObject({ head: '내일 14시까지 승인' })
  })

  it('counts the places that a parcel has reached, and names the next day', () => {
    const places = [
      { state: 'delivered', expectedDay: null, deliveredAt: now },
      { state: 'in-transit', expectedDay: '2026-12-01', deliveredAt: null },
      { state: 'in-transit', expectedDay: '2026-11-30', deliveredAt: null },
    ] as const
    const shipped = told({ production: 'done', delivery: 'in-transit' }, { places })
    expect(shipped.now).toEqual({ word: '배송 중', text: '3곳 가운데 1곳에 도착했습니다.' })
    expect(shipped.next.head).toBe('오늘 도착 예정')
  })

  it('promises no day that has passed, and says when somebody asks the courier', () => {
    const places = [{ state: 'in-transit', expectedDay: '2026-11-27', deliveredAt: null }] as const
    expect(told({ production: 'done', delivery: 'in-transit' }, { places }).next.head).toBe('곧 도착')
    const troubled = told({ production: 'done', delivery: 'in-transit' }, { places, troubled: true })
    expect(troubled.next.head).toBe('택배사에 확인')
    // It may lie lost, or be on its way back.
    expect(troubled.now.text).not.toContain('가고 있습니다')
  })

  it('names the day on which the purchase is confirmed by itself', () => {
    const places = [{ state: 'delivered', expectedDay: null, deliveredAt: now }] as const
    expect(told({ production: 'done', delivery: 'delivered' }, { places }).next.head).toBe('12월 7일 (월) 구매확정')
  })

  it('has words for every state that an order can be in', () => {
    for (const payment of PAYMENT_STATES)
      for (const file of FILE_STATES)
        for (const production of PRODUCTION_STATES)
          for (const delivery of DELIVERY_STATES) {
            const { now: is, next } = told({ payment, file, production, delivery })
            for (const words of [is.word, is.text, next.head, next.text])
              expect(words, [payment, file, production, delivery].join()).not.toBe('')
          }
  })
})
