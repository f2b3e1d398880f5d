import { describe, expect, test } from 'vitest'
import { type Awaited, bareName, compareFits, fitOf, onlySure } from './deposit-match.ts'

const awaited: Awaited = {
  depositor: '(주)한울 디자인',
  others: ['홍길동'],
  amount: 188_000,
  since: new Date('2026-11-20T10:00:00+09:00'),
  dueAt: new Date('2026-11-27T23:59:59+09:00'),
}
const deposit = { name: '한울디자인', amount: 188_000, at: new Date('2026-11-21T12:00:00+09:00') }

describe('how a transfer fits what is waited for', () => {
  test('is sure by name, amount and term', () => expect(fitOf(deposit, awaited)).toBe('sure'))

  test('counts the whole day where a bank tells no time', () => {
    expect(fitOf({ ...deposit, at: new Date('2026-11-20T00:00:00+09:00') }, awaited)).toBe('sure')
    expect(fitOf({ ...deposit, at: new Date('2026-11-19T00:00:00+09:00') }, awaited)).toBe('likely')
  })

  test('is likely where the name was cut off, is who ordered, or came late', () => {
    expect(fitOf({ ...deposit, name: '한울디' }, awaited)).toBe('likely')
    expect(fitOf({ ...deposit, name: '홍길동' }, awaited)).toBe('likely')
    expect(fitOf({ ...deposit, at: new Date('2026-12-01T00:00:00+09:00') }, awaited)).toBe('likely')
  })

  test('is said to be only one of both, or nothing', () => {
    expect(fitOf({ ...deposit, name: '재즈공간' }, awaited)).toBe('amount')
    expect(fitOf({ ...deposit, amount: 1 }, awaited)).toBe('name')
    expect(fitOf({ ...deposit, name: '재즈공간', amount: 1 }, awaited)).toBeNull()
  })

  test('a name of signs alone fits nobody', () => {
    expect(bareName('㈜ --')).toBe('')
    expect(fitOf({ ...deposit, name: '--' }, { ...awaited, depositor: '..', others: [] })).toBe('amount')
  })

  test('of orders that fit alike, shows first who announced the name, then the nearest amount', () => {
    const half = { ...deposit, amount: 94_000 }
    const ofFirm = { ...awaited, depositor: '홍길동', others: ['한울디자인'], amount: 94_100 }
    const other = { ...ofFirm, amount: 500_000 }
    expect([other, ofFirm, awaited].toSorted((a, b) => compareFits(half, a, b))).toEqual([awaited, ofFirm, other])
  })

  test('is done by itself only for the one that is sure', () => {
    expect(onlySure([{ fit: 'sure' }, { fit: 'likely' }])).toEqual({ fit: 'sure' })
    expect(onlySure([{ fit: 'sure' }, { fit: 'sure' }])).toBeNull()
    expect(onlySure([{ fit: 'likely' }])).toBeNull()
  })
})
