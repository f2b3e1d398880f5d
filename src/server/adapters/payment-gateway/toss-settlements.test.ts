import { expect, test } from 'vitest'
import type { Send } from './toss-send.ts'
import { readSettlements } from './toss-settlements.ts'

const DAY = '2026-11-20'
const line = (over: object = {}) => ({
  paymentKey: 'p1',
  transactionKey: 't1',
  orderId: 'o1',
  method: '카드',
  amount: 11_000,
  soldDate: DAY,
  ...over,
})
/** A gateway that says these pages one after the other. */
const saying =
  (...pages: readonly unknown[]): Send =>
  async (_method, path) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
    return { kind: 'answer', status: 200, body: pages[page - 1] }
  }

test('a line that moved to the next page while the list grew is one line, and says what it said last', async () => {
  const page = Array.from({ length: 1_000 }, (_, at) => line({ transactionKey: `t${at}` }))
  const told = await readSettlements(saying(page, [line({ transactionKey: 't999', fee: 110 })]), DAY)
  if (told.kind !== 'settlements') throw new Error(told.code)
  expect(told.lines).toHaveLength(1_000)
  expect(told.lines.at(-1)).toMatchObject({ transactionKey: 't999', fee: 110 })
})

test.each([
  ['another day, which may be closed', { soldDate: '2026-11-19' }],
  ['no day', { soldDate: '20일' }],
  ['half a won', { amount: 0.5 }],
  ['more than anybody has', { amount: 1e300 }],
  ['a fee in words', { fee: '무료' }],
  ['a sign that cannot be kept', { method: '카\0드' }],
  ['a key without end', { paymentKey: 'p'.repeat(10_000) }],
])('a list with a line of %s is not read', async (_, over) => {
  expect(await readSettlements(saying([line(), line({ transactionKey: 't2', ...over })]), DAY)).toEqual({
    kind: 'unknown',
    code: 'UNREADABLE_SETTLEMENTS',
  })
})
