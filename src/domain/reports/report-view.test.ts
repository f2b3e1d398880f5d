import { describe, expect, it } from 'vitest'
import { type Figure, NOTHING } from './figure.ts'
import { jobCost, paperShares } from './job-cost.ts'
import { marginOf, net, paidOrders, percent, promisesOf, saleRows } from './report-view.ts'

const figure = (own: Partial<Figure>): Figure => ({ ...NOTHING, topic: 'sale', key: '', cut: 'all', value: '', ...own })

describe('what a report says', () => {
  it('takes refunds from what was paid, and puts the largest first', () => {
    const two = {
      figures: [
        figure({ key: 'order-payment', cut: 'product', value: 'D304', supply: 100, delivery: 10 }),
        figure({ key: 'order-payment', cut: 'product', value: 'D413', supply: 300 }),
        figure({ key: 'order-refund', cut: 'product', value: 'D413', supply: -250 }),
      ],
      earlier: [figure({ key: 'order-payment', cut: 'product', value: 'D301', supply: 7 })],
    }
    expect(saleRows(two, 'product').map(({ id, now, before }) => [id, net(now), net(before)])).toEqual([
      ['D304', 110, 0],
      ['D413', 50, 0],
      ['D301', 0, 7],
    ])
  })

  it('counts paid orders by their payments alone', () => {
    const figures = [figure({ key: 'order-payment', orders: 3 }), figure({ key: 'order-refund', orders: 2 })]
    expect(paidOrders(figures)).toBe(3)
  })

  it('tells promises by how they ended', () => {
    const promise = (key: string, lines: number) => figure({ topic: 'promise', key, lines })
    expect(promisesOf([promise('on-time', 8), promise('late', 2)])).toEqual({ onTime: 8, late: 2, open: 0 })
  })

  it('says no share of nothing', () => {
    expect(percent(1, 3)).toBe(33.3)
    expect(percent(0, 0)).toBeNull()
    expect(marginOf({ ...NOTHING, supply: 10, cost: 12 })).toBe(-2)
  })
})

describe('what a job costs', () => {
  const line = (code: string, amount: number, partId: string | null = null) => ({ code, amount, partId })

  it('is paper, print and hands, not the work of the desk or what lifts to the minimum', () => {
    const lines = [line('paper', 50, 'body'), line('binding', 30), line('handling', 9), line('minimum', 4)]
    expect(jobCost([...lines, line('rounding', -1), line('adjustment', -20)])).toBe(80)
  })

  it('shares a book by its papers', () => {
    const parts = [
      { id: 'cover', paper: 'snow-250' },
      { id: 'body', paper: 'cream-80' },
      { id: 'insert', paper: 'cream-80' },
    ]
    const lines = [line('paper', 10, 'cover'), line('run', 70, 'body'), line('paper', 20, 'insert'), line('packing', 5)]
    expect(paperShares(parts, lines)).toEqual([
      { paper: 'snow-250', weight: 10 },
      { paper: 'cream-80', weight: 90 },
    ])
  })
})
