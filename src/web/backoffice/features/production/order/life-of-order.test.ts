import { describe, expect, it } from 'vitest'
import type { OrderDesk } from '#/contract/production/order-desk.contract.ts'
import { lifeOf } from './life-of-order.ts'

const at = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+09:00`
const move = (
  machine: OrderDesk['moves'][number]['machine'],
  to: string,
  when: string,
  lineId: string | null = 'a',
) => ({
  machine,
  to,
  at: when,
  lineId,
})
const order = { orderedAt: at(16, 9), dispatchDay: '2026-11-20', pickUpAt: '17:00' }
const moves = [
  move('payment', 'paid', at(16, 10), null),
  move('file', 'checking', at(16, 10)),
  move('file', 'ready', at(16, 11)),
  move('file', 'waiting-customer', at(16, 12)),
  move('file', 'approved', at(18, 14)),
  move('production', 'printing', at(19, 9)),
  move('production', 'printing', at(17, 9), 'b'),
]
const life = lifeOf(order, { lineId: 'a' }, moves, Date.parse(at(19, 12)))
const track = (name: string) => life.tracks.find((candidate) => candidate.name === name)

describe('the life of an order', () => {
  it('is laid on the days in Seoul, with room for what is to come', () => {
    expect(life.days).toHaveLength(10)
    expect(life.days[0]?.day).toBe('2026-11-16')
    expect(life.days.filter(({ weekend }) => weekend).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    expect(life.promise).toBe(Date.parse(at(20, 17)))
  })
  it('says whose turn each stretch was', () => {
    expect(track('결제')?.spans).toEqual([{ from: Date.parse(at(16, 9)), to: Date.parse(at(16, 10)), kind: 'theirs' }])
    expect(track('시안')?.spans.map(({ kind }) => kind)).toEqual(['ours', 'theirs'])
    expect(track('시안')?.end).toBe(Date.parse(at(18, 14)))
  })
  it('lets what is not over reach to now, and leaves out other lines', () => {
    expect(track('제작')).toMatchObject({
      spans: [{ from: Date.parse(at(19, 9)), to: Date.parse(at(19, 12)) }],
      end: null,
    })
    expect(track('배송')).toEqual({ name: '배송', spans: [], end: null })
  })
  it('keeps the newest three weeks of a long story', () => {
    const long = lifeOf(
      { ...order, orderedAt: '2026-08-01T09:00:00+09:00' },
      { lineId: 'a' },
      moves,
      Date.parse(at(19, 12)),
    )
    expect(long.days).toHaveLength(21)
  })
})
