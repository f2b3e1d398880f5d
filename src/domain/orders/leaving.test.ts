import { expect, test } from 'vitest'
import { leavingAct, type LeavingFacts } from './leaving.ts'

const line = {
  payment: 'paid',
  file: 'ready',
  production: 'waiting',
  printed: false,
  moneyMissing: false,
  changeWaits: false,
  approvedPages: true,
  packaged: true,
} as const
const order: LeavingFacts = { payment: 'paid', inWork: true, cancelled: false, openMoney: 0, lines: [line] }

test('an order in work is cancelled, asked about or waited for, as it may be cancelled', () => {
  expect(leavingAct(order)).toBe('cancel')
  expect(leavingAct({ ...order, lines: [{ ...line, file: 'approved' }] })).toBe('ask')
  expect(leavingAct({ ...order, lines: [{ ...line, file: 'approved', printed: true }] })).toBe('wait')
  expect(leavingAct({ ...order, payment: 'confirming' })).toBe('wait')
})

test('money on its way back is waited for, and money that is owed to the shop is settled', () => {
  expect(leavingAct({ ...order, cancelled: true, inWork: false, openMoney: 1 })).toBe('refunding')
  expect(leavingAct({ ...order, cancelled: true, inWork: false })).toBeNull()
  expect(leavingAct({ ...order, payment: 'deferred', inWork: false })).toBe('settle')
})

test('what is over, and what was never paid, keeps nobody', () => {
  expect(leavingAct({ ...order, inWork: false })).toBeNull()
  expect(leavingAct({ ...order, payment: 'unpaid', inWork: false })).toBeNull()
  expect(leavingAct({ ...order, payment: 'unpaid', lines: [{ ...line, file: 'approved' }] })).toBe('ask')
})
