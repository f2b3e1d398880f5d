import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStillToGo, mergedLabel, slowest, type MergedState } from './merged-label.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from './states.ts'

const fresh: MergedState = {
  payment: 'unpaid',
  file: 'no-file',
  production: 'waiting',
  delivery: 'preparing',
}

describe('the one word for an order', () => {
  test.each([
    [fresh, '결제대기'],
    [{ ...fresh, payment: 'confirming' }, '결제 확인중'],
    [{ ...fresh, payment: 'waiting-deposit' }, '입금대기'],
    [{ ...fresh, payment: 'paid' }, '파일 대기'],
    [{ ...fresh, payment: 'paid', file: 'waiting-customer' }, '시안확인요청'],
    [{ ...fresh, payment: 'deferred', file: 'approved' }, '시안 승인'],
    [{ ...fresh, payment: 'paid', file: 'approved', isUnseen: true }, '인쇄 확정'],
    [{ ...fresh, payment: 'paid', file: 'approved', production: 'binding' }, '후가공·제본중'],
    [{ payment: 'paid', file: 'approved', production: 'done', delivery: 'preparing' }, '출고 준비중'],
    [{ payment: 'paid', file: 'approved', production: 'done', delivery: 'in-transit' }, '배송중'],
    [{ payment: 'refunded', file: 'ready', production: 'cancelled', delivery: 'preparing' }, '환불완료'],
    [{ payment: 'paid', file: 'approved', production: 'cancelled', delivery: 'preparing' }, '환불 진행중'],
    [
      { payment: 'partly-refunded', file: 'approved', production: 'cancelled', delivery: 'preparing' },
      '취소 · 일부 환불',
    ],
    [{ payment: 'paid', file: 'approved', production: 'cancelled', delivery: 'preparing', keepsAll: true }, '취소완료'],
  ] as const)('%j reads %s', (state, word) => expect(mergedLabel(state).customer).toBe(word))

  test.each([
    ['preparing', true],
    ['shipped', false],
    ['delivered', false],
  ] as const)('of a finished job whose parcel is %s, the day of dispatch is still told: %s', (delivery, told) => {
    const { step, customer } = mergedLabel({ payment: 'paid', file: 'approved', production: 'done', delivery })
    expect(isStillToGo({ step, text: customer })).toBe(told)
  })

  test('every combination of states has a word for the customer and for staff', () => {
    const states = fc.record({
      payment: fc.constantFrom(...PAYMENT_STATES),
      file: fc.constantFrom(...FILE_STATES),
      production: fc.constantFrom(...PRODUCTION_STATES),
      delivery: fc.constantFrom(...DELIVERY_STATES),
    })
    fc.assert(
      fc.property(states, (state) => {
        const label = mergedLabel(state)
        expect(label.customer.length).toBeGreaterThan(1)
        expect(label.staff.length).toBeGreaterThan(1)
      }),
    )
  })

  test('an order with a book in print and a flyer without a file waits for the file', () => {
    const book = mergedLabel({
      payment: 'paid',
      file: 'approved',
      production: 'printing',
      delivery: 'preparing',
    })
    const flyer = mergedLabel({ ...fresh, payment: 'paid' })
    expect(slowest([book, flyer])).toBe(flyer)
  })
})
