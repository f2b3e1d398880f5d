import { expect, it } from 'vitest'
import { headOfficeState } from './head-office.ts'

const state = (
  payment: 'unpaid' | 'paid' | 'deferred' | 'waiting-deposit' | 'refunded' | 'partly-refunded',
  more = {},
) => headOfficeState({ payment, lines: ['done'], deliveries: ['preparing'], ...more })

it('says how far an order is, and nothing of how it is paid', () => {
  expect(state('unpaid')).toBe('unpaid')
  expect(state('waiting-deposit')).toBe('unpaid')
  expect(state('deferred')).toBe(state('paid'))
})

it('is as far as the slowest of its lines and parcels', () => {
  expect(state('paid', { lines: ['done', 'waiting'] })).toBe('preparing')
  expect(state('paid', { lines: ['done', 'printing'] })).toBe('making')
  expect(state('paid', { lines: ['on-hold'] })).toBe('preparing')
  expect(state('paid')).toBe('made')
  expect(state('paid', { deliveries: ['shipped', 'delivered'] })).toBe('on-the-way')
  expect(state('paid', { deliveries: ['confirmed', 'delivered'] })).toBe('arrived')
})

it('is not held up by what was taken back, and is cancelled when nothing is left', () => {
  expect(state('partly-refunded', { lines: ['cancelled', 'done'], deliveries: ['delivered'] })).toBe('arrived')
  expect(state('paid', { lines: ['cancelled'] })).toBe('cancelled')
  expect(state('refunded')).toBe('cancelled')
})
