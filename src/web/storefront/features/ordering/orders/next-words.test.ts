import { expect, it } from 'vitest'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { mergedLabel, type MergedState } from '#/domain/orders/merged-label.ts'
import { FILE_STATES } from '#/domain/orders/states.ts'
import { nextWords } from './next-words.ts'

const PAID: MergedState = { payment: 'paid', file: 'ready', production: 'waiting', delivery: 'preparing' }
const NO_GOALS = { parcelOf: () => null, mayReview: () => false }

const order = (state: Partial<MergedState>, dueDay: string | null = null): OrderSummary => {
  const { step, customer, yourTurn } = mergedLabel({ ...PAID, ...state })
  return {
    orderNumber: '20261201-ABCDEF',
    placedAt: '2026-12-01T01:00:00.000Z',
    brand: null,
    title: '서촌의 골목',
    total: 252_219,
    payment: 'paid',
    due: 'whole',
    label: { step, text: customer, yourTurn },
    dueDay,
    firstSpec: BOOK.defaults,
    ownTitle: true,
    picture: null,
    firstLine: { id: '00000000-0000-7000-8000-000000000000', copies: 100 },
    lineCount: 1,
  }
}

it('names the day once one is promised', () => {
  expect(nextWords(order({ file: 'approved' }, '2026-12-08'), NO_GOALS)).toContain('출고 예정')
})

it.each(FILE_STATES.filter((state) => state !== 'approved'))('says what comes next while the file is %s', (file) => {
  expect(nextWords(order({ file }), NO_GOALS)).not.toBe('')
})

it.each(['unpaid', 'confirming', 'waiting-deposit'] as const)(
  'says what comes next while the money is %s',
  (payment) => {
    expect(nextWords(order({ payment, file: 'no-file' }), NO_GOALS)).not.toBe('')
  },
)
