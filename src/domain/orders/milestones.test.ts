import { describe, expect, it } from 'vitest'
import { milestonesOf } from './milestones.ts'
import { orderActions } from './order-actions.ts'
import { ORDER_STEPS } from './merged-label.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const moved = (
  machine: string,
  toState: string,
  hour: number,
  lineId: string | null,
  deliveryId: string | null = null,
) => ({
  machine,
  event: 'move',
  toState,
  lineId,
  deliveryId,
  at: at(hour),
})
const lines = [
  { id: 'a', production: 'done' },
  { id: 'b', production: 'printing' },
]
const deliveries = [{ id: 'x' }, { id: 'y' }]

describe('the moments of an order', () => {
  it('are those of its slowest job', () => {
    const history = [
      moved('file', 'approved', 1, 'a'),
      moved('file', 'approved', 3, 'b'),
      moved('production', 'done', 5, 'a'),
    ]
    expect(milestonesOf({ paidAt: at(0), lines, deliveries }, history)).toMatchObject({
      paid: at(0),
      file: at(3),
      proof: at(3),
      made: null,
    })
  })
  it('are taken back when the step is', () => {
    const history = [
      moved('file', 'approved', 1, 'a'),
      moved('file', 'problem', 2, 'a'),
      moved('file', 'ready', 4, 'a'),
    ]
    const one = { paidAt: null, lines: lines.slice(0, 1), deliveries }
    expect(milestonesOf(one, history)).toMatchObject({ file: at(4), proof: null })
  })
  it('leave out what was cancelled', () => {
    const cancelled = [lines[0]!, { id: 'b', production: 'cancelled' }]
    const history = [moved('production', 'done', 5, 'a')]
    expect(milestonesOf({ paidAt: null, lines: cancelled, deliveries }, history).made).toEqual(at(5))
  })
  it('count the first parcel that leaves and the last that arrives', () => {
    const history = [
      moved('delivery', 'shipped', 6, null, 'x'),
      moved('delivery', 'shipped', 7, null, 'y'),
      moved('delivery', 'delivered', 9, null, 'y'),
    ]
    const order = { paidAt: null, lines, deliveries }
    expect(milestonesOf(order, history)).toMatchObject({ shipped: at(6), delivered: null })
    const all = [...history, moved('delivery', 'delivered', 10, null, 'x')]
    expect(milestonesOf(order, all).delivered).toEqual(at(10))
  })
})

it('every row of the list has two actions, whatever its state', () => {
  for (const step of ORDER_STEPS)
    for (const yourTurn of [true, false]) {
      const [first, second] = orderActions({ payment: 'paid', label: { step, text: '', yourTurn } })
      expect(first).not.toBe(second)
    }
  const shipped = { step: 'delivery', text: '배송중', yourTurn: false } as const
  expect(orderActions({ payment: 'paid', label: shipped })).toEqual(['track', 'reorder'])
  const deposit = { step: 'payment', text: '입금대기', yourTurn: true } as const
  expect(orderActions({ payment: 'waiting-deposit', label: deposit })).toEqual(['deposit', 'view'])
})
