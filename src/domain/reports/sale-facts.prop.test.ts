import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUTS, SALE_KEYS } from './figure.ts'
import { type SaleBooking, saleFacts, type SoldLine } from './sale-facts.ts'
import { joinFacts, sumFacts } from './sum-facts.ts'

const won = fc.integer({ min: -20_000_000, max: 20_000_000 })
const booking: fc.Arbitrary<SaleBooking> = fc.record({
  kind: fc.constantFrom(...SALE_KEYS),
  orderId: fc.constantFrom('a', 'b', 'c'),
  supply: won,
  delivery: won,
  vat: won,
  first: fc.boolean(),
})
const line = (lineId: string, orderId: string): fc.Arbitrary<SoldLine> =>
  fc.record({
    lineId: fc.constant(lineId),
    orderId: fc.constant(orderId),
    product: fc.constantFrom('D413', 'D304'),
    customer: fc.constantFrom('GENERAL', 'BUSINESS'),
    visit: fc.constantFrom('first', 'again'),
    supply: fc.integer({ min: 0, max: 9_000_000 }),
    cost: fc.integer({ min: 0, max: 9_000_000 }),
    papers: fc.array(fc.record({ paper: fc.constantFrom('cream-80', 'snow-250'), weight: fc.nat(1_000_000) }), {
      maxLength: 3,
    }),
  })
const lines = fc.tuple(line('1', 'a'), line('2', 'a'), line('3', 'a'), line('4', 'b'), line('5', 'c'))

describe('sales of a day', () => {
  it('are the sum of its bookings, whichever way they are divided', () => {
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 12 }), lines, (bookings, sold) => {
        const figures = sumFacts(joinFacts(saleFacts('2026-11-20', bookings, sold)))
        for (const key of SALE_KEYS)
          for (const name of ['supply', 'delivery', 'vat'] as const) {
            const booked = bookings.reduce((sum, each) => (each.kind === key ? sum + each[name] : sum), 0)
            for (const cut of CUTS) {
              const own = figures.filter((figure) => figure.key === key && figure.cut === cut)
              expect(own.reduce((sum, figure) => sum + figure[name], 0)).toBe(booked)
            }
          }
      }),
    )
  })

  it('count an order once, however many lines it has', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const paid = (orderId: string): SaleBooking => ({
          kind: 'order-payment',
          orderId,
          supply: 3,
          delivery: 0,
          vat: 0,
          first: true,
        })
        const figures = sumFacts(joinFacts(saleFacts('2026-11-20', ['a', 'b'].map(paid), sold)))
        for (const cut of ['all', 'product', 'customer', 'visit'] as const) {
          const own = figures.filter((figure) => figure.cut === cut)
          expect(own.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
          expect(own.reduce((sum, figure) => sum + figure.lines, 0)).toBe(4)
        }
      }),
    )
  })
})
