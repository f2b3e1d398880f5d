import { describe, expect, it } from 'vitest'
import { type OrderStates, standingOf } from './order-standing.ts'
import { DELIVERY_STATES, PAYMENT_STATES } from './states.ts'

const line = (id: string, production: OrderStates['lines'][number]['production'] = 'waiting') =>
  ({ id, file: 'approved', production }) as const
const parcel = (state: OrderStates['deliveries'][number]['state'], ...lineIds: string[]) => ({ state, lineIds })
const order: OrderStates = {
  payment: 'paid',
  moneyMissing: false,
  changeWaits: false,
  cancelAsked: false,
  lines: [line('a', 'done'), line('b')],
  deliveries: [parcel('preparing', 'a', 'b')],
}
const kinds = (states: OrderStates) => Object.fromEntries(standingOf(states).kinds)

describe('where an order stands', () => {
  it('lets a parcel wait for its last line, and no other parcel for it', () => {
    expect(kinds(order)).toEqual({ a: null, b: 'plan-production' })
    const apart = [parcel('preparing', 'a'), parcel('preparing', 'b')]
    expect(kinds({ ...order, deliveries: apart })).toEqual({ a: 'dispatch', b: 'plan-production' })
    const done = [line('a', 'done'), line('b', 'done')]
    expect(kinds({ ...order, lines: done })).toEqual({ a: 'dispatch', b: 'dispatch' })
    expect(kinds({ ...order, lines: done, deliveries: [parcel('shipped', 'a', 'b')] })).toEqual({ a: null, b: null })
  })
  it('is in work from the payment until everything that was made has arrived', () => {
    const lines = [line('a', 'done'), line('b', 'cancelled')]
    for (const state of DELIVERY_STATES)
      expect(standingOf({ ...order, lines, deliveries: [parcel(state, 'a')] }).inWork, state).toBe(
        state !== 'delivered' && state !== 'confirmed',
      )
    const none = ['unpaid', 'refunded', 'cancelled']
    for (const payment of PAYMENT_STATES)
      expect(standingOf({ ...order, payment }).inWork, payment).toBe(!none.includes(payment))
  })
  it('waits neither for a cancelled line nor for a parcel of nothing else', () => {
    const lines = [line('a', 'done'), line('b', 'cancelled')]
    expect(kinds({ ...order, lines })).toEqual({ a: 'dispatch', b: null })
    const deliveries = [parcel('delivered', 'a'), parcel('preparing', 'b')]
    expect(standingOf({ ...order, lines, deliveries }).inWork).toBe(false)
  })
  it('is begun anew by a remake, and over when nothing of it is made', () => {
    const arrived = [parcel('delivered', 'a')]
    expect(standingOf({ ...order, lines: [line('a', 'remake')], deliveries: arrived }).inWork).toBe(true)
    expect(standingOf({ ...order, lines: [line('a', 'cancelled')] }).inWork).toBe(false)
  })
  it('is in work while its money is missing, whatever became of it', () => {
    for (const payment of PAYMENT_STATES)
      expect(standingOf({ ...order, payment, moneyMissing: true, lines: [line('a', 'cancelled')] }).inWork).toBe(true)
  })
})
