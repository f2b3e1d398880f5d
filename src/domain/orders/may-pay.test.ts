import { expect, test } from 'vitest'
import { mayPay } from './may-pay.ts'
import { PAYMENT_STATES } from './states.ts'

const may = (payment: (typeof PAYMENT_STATES)[number], receivableTotal: number) =>
  mayPay({ payment, total: 110_000, receivableTotal, cancelledAt: null })

test('an order is paid by the customer when nothing of it is paid, or when all of it is owed', () => {
  expect(PAYMENT_STATES.filter((payment) => may(payment, 0))).toEqual(['unpaid', 'part-paid'])
  expect(PAYMENT_STATES.filter((payment) => may(payment, 110_000))).toEqual(['unpaid', 'deferred', 'part-paid'])
})

test('a debt of a part is settled with the desk, and one that is settled takes nothing', () => {
  expect(may('deferred', 40_000)).toBe(false)
  expect(may('deferred', 0)).toBe(false)
})
