import { describe, expect, test } from 'vitest'
import { standingOf } from './estimate-standing.ts'

const estimate = { lastDay: '2026-12-13', orderNumber: null }

describe('the standing of an estimate in the bar over its paper', () => {
  test.each([
    [{ ...estimate, state: 'open' as const }, '12월 13일까지 유효'],
    [{ ...estimate, state: 'expired' as const }, '12월 13일에 유효기간이 지났습니다'],
    [{ ...estimate, state: 'withdrawn' as const }, '거두신 견적입니다'],
    [{ ...estimate, state: 'ordered' as const, orderNumber: '20261130-7K3QAB' }, '주문 20261130-7K3QAB'],
  ])('%o', (given, words) => {
    expect(standingOf(given)).toBe(words)
  })
})
