import { expect, it } from 'vitest'
import type { StepSpan } from '#/domain/orders/order-steps.ts'
import { rulerScale } from './ruler-scale.ts'

const span = (from: string, to: string | null, stands: StepSpan['stands']): StepSpan => ({
  step: 'payment',
  name: '결제',
  stands,
  from: new Date(from),
  to: to ? new Date(to) : null,
})
const now = new Date('2026-11-30T12:00:00+09:00')

it('a ruler begins with the day of the order and reaches the last promised one', () => {
  const scale = rulerScale([span('2026-11-17T18:02:00+09:00', '2026-12-08T09:00:00+09:00', 'now')], now, '2026-11-27')
  expect([scale.days[0], scale.days.at(-1), scale.days.length]).toEqual(['2026-11-17', '2026-12-08', 22])
  expect(scale.at(new Date('2026-11-28T00:00:00+09:00'))).toBeCloseTo(0.5)
})

it('a short order is not stretched, and a year of days is named now and then', () => {
  expect(rulerScale([span('2026-11-29T09:00:00+09:00', null, 'now')], now, null).days).toHaveLength(14)
  const old = rulerScale([span('2025-11-29T09:00:00+09:00', null, 'now')], now, null)
  expect(old.days.length / old.every).toBeLessThanOrEqual(24)
})

it('an order that is over ends with it, however long ago', () => {
  const scale = rulerScale([span('2026-01-05T09:00:00+09:00', '2026-01-26T09:00:00+09:00', 'past')], now, null)
  expect(scale.days.at(-1)).toBe('2026-01-26')
})
