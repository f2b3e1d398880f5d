import { expect, it } from 'vitest'
import { code128 } from './code-128.ts'
import { dockOf, untilPickUp } from './dock.ts'
import { type ParcelFacts, standingOf } from './parcel-state.ts'

const FACTS: ParcelFacts = {
  payment: 'paid',
  moneyMissing: false,
  changeWaits: false,
  cancelRequested: false,
  delivery: 'preparing',
  production: ['done'],
  byCourier: true,
  name: '김하늘',
  phone: '010-9930-4417',
  address: '서울 성북구 성북로 1',
}

it('boxes stand in piles of three, those with a waybill first', () => {
  const { piles, more } = dockOf([
    { boxes: 2, state: 'making' },
    { boxes: 2, state: 'sent' },
    { boxes: 1, state: 'blocked' },
  ])
  expect(piles).toEqual([
    ['sent', 'sent', 'blocked'],
    ['making', 'making'],
  ])
  expect(more).toBe(0)
  expect(dockOf([{ boxes: 50, state: 'packed' }]).more).toBe(20)
})

it('the time to the pick-up is told in hours and minutes', () => {
  expect(untilPickUp('16:30', 14 * 60 + 5)).toBe('2시간 25분 뒤')
  expect(untilPickUp('16:30', 16 * 60 + 30)).toBe('집하 시각 지남')
})

it('a parcel is packed when all of it is made, and stopped by what a courier cannot deliver', () => {
  const of = (change: Partial<ParcelFacts>) => standingOf({ ...FACTS, ...change })
  expect(of({})).toEqual({ state: 'packed', words: '' })
  expect(of({ production: ['done', 'binding'] })).toEqual({ state: 'making', words: '제본 중' })
  expect(of({ production: ['done', 'cancelled'] }).state).toBe('packed')
  expect(of({ phone: '010-334-991' })).toEqual({ state: 'blocked', words: '전화 9자리' })
  expect(of({ phone: '010-334-991', byCourier: false }).state).toBe('packed')
  for (const phone of ['02-123-4567', '031-1234-5678', '070-1234-5678', '0507-123-45678', '1588-1234'])
    expect(of({ phone }).state, phone).toBe('packed')
  expect(of({ moneyMissing: true }).words).toContain('입금')
  expect(of({ cancelRequested: true }).words).toContain('취소 요청')
  expect(of({ address: ' ' }).words).toBe('주소 없음')
  expect(of({ delivery: 'in-transit' }).state).toBe('sent')
})

it('bars are those of Code 128: start, two digits a sign, sum, stop', () => {
  // Start C, 12, 34, the sum 105 + 12 + 2 · 34 = 185 mod 103 = 82, stop.
  expect(code128('1234').join('')).toBe('2112321122321311231212412331112')
  expect(code128('20261120-4F7M2A')).toHaveLength(6 * 17 + 7)
  expect(() => code128('한글')).toThrow(RangeError)
})
