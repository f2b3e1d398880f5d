import { expect, test } from 'vitest'
import { type TakenBack, takenBackMessages } from './taken-back-messages.ts'

const taken = (more: Partial<TakenBack>): TakenBack => ({
  kind: 'deposit',
  amount: 110_000,
  takenAt: '2026-11-22T05:04:00.000Z',
  held: true,
  owed: 110_000,
  payable: false,
  account: true,
  ...more,
})
const saying = (more: Partial<TakenBack>) => Object.values(takenBackMessages(taken(more))).join(' ')

test('a deposit that the bank took back is told with its day, the sum, what stands still and where to pay', () => {
  expect(saying({})).toMatch(
    /입금이 취소되었습니다 11\. 22\. 오후 2:04에 은행이 110,000원.*멈춥니다.*아래 계좌로 다시 입금/,
  )
})

test('work that goes on is not said to stand still, and a debt can be paid either way', () => {
  const text = saying({ held: false, payable: true })
  expect(text).not.toContain('멈춥니다')
  expect(text).toMatch(/그대로 진행.*입금하시거나 카드로 결제/)
})

test('a card payment without an account is paid anew, and of a part the shop calls', () => {
  expect(saying({ kind: 'chargeback', account: false, payable: true })).toMatch(
    /결제가 취소.*카드사나 결제사.*카드나 계좌이체로/,
  )
  expect(saying({ kind: 'chargeback', account: false })).toContain('담당자가 확인해 연락드립니다')
})
