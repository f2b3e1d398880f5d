import { expect, it } from 'vitest'
import { earliestEffect } from './policy-notice.ts'
import { placeOf } from './shown-where.ts'

it('a policy counts seven days after it was told at the earliest', () => {
  expect(earliestEffect('2026-11-23')).toBe('2026-11-30')
  expect(earliestEffect('2026-12-28')).toBe('2027-01-04')
})

it('an address belongs to one group of pages, and to none where people pay or log in', () => {
  expect(['/', '/product/book/option', '/cust/notice', '/mypage/myOrder'].map(placeOf)).toEqual([
    'home',
    'product',
    'cust',
    'mypage',
  ])
  expect(['/order/payment', '/member/login', '/customs', '/admin'].map(placeOf)).toEqual([null, null, null, null])
})
