import { describe, expect, it } from 'vitest'
import { type FigureFilter, readFigure, writeFigure } from './figure-filter.ts'

const FIGURE: FigureFilter = {
  topic: 'sale',
  keys: ['order-payment', 'order-refund'],
  from: '2026-11-01',
  to: '2026-11-20',
  cut: 'paper',
  value: 'cream-80',
}

describe('the orders behind a number', () => {
  it.each([FIGURE, { ...FIGURE, keys: [], cut: 'all', value: '' } as const])('are written and read again', (figure) => {
    expect(readFigure(writeFigure(figure))).toEqual(figure)
  })

  it.each([
    '',
    'sale',
    'gold..2026-11-01.2026-11-20.all.',
    'sale..2026-11-21.2026-11-20.all.',
    'sale..2026-02-30.2026-11-20.all.',
    'sale..2026-11-01.2026-11-20.product.',
    'sale..2026-11-01.2026-11-20.all.D413',
    "sale.x'y.2026-11-01.2026-11-20.all.",
    'sale..2026-11-01.2026-11-20.all..more',
  ])('are none in %j', (text) => expect(readFigure(text)).toBeNull())
})
