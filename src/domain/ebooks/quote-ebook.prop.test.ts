import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EBOOK_EXTRAS } from './ebook.ts'
import { FIRST_EBOOK_PRICES } from './ebook-prices.ts'
import { quoteEbook } from './quote-ebook.ts'

const count = (max: number) => fc.nat({ max })
const counts = fc.record({
  characters: count(3_000_000),
  pages: count(5_000),
  pictures: count(900),
  tables: count(900),
  notes: count(4_000),
  headings: count(900),
})
const choice = fc.record({
  form: fc.constantFrom('reflow' as const, 'fixed' as const),
  extras: fc.subarray([...EBOOK_EXTRAS]),
  counts,
})

describe('the price of an e-book', () => {
  it('is the sum of its lines in whole won, and VAT a tenth of it', () => {
    fc.assert(
      fc.property(choice, (one) => {
        const quote = quoteEbook(one, FIRST_EBOOK_PRICES, 1)
        expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.supply)
        expect(quote.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
        expect(quote.total).toBe(quote.supply + Math.floor(quote.supply / 10))
        expect(quote.copyWeight).toBe(0)
      }),
    )
  })

  it('is never less for more', () => {
    const one = fc.constantFrom('characters', 'pages', 'pictures', 'tables', 'notes')
    fc.assert(
      fc.property(choice, one, fc.integer({ min: 1, max: 50_000 }), (few, what, more) => {
        const many = { ...few, counts: { ...few.counts, [what]: few.counts[what] + more } }
        expect(quoteEbook(many, FIRST_EBOOK_PRICES, 1).total).toBeGreaterThanOrEqual(
          quoteEbook(few, FIRST_EBOOK_PRICES, 1).total,
        )
      }),
    )
  })

  it('has no line for what is not offered', () => {
    const { lines } = quoteEbook(
      {
        form: 'reflow',
        extras: ['isbn', 'rush'],
        counts: { characters: 1, pages: 1, pictures: 0, tables: 0, notes: 0, headings: 0 },
      },
      FIRST_EBOOK_PRICES,
      1,
    )
    expect(lines.map(({ code }) => code)).toEqual(['ebook-reflow', 'ebook-rush'])
  })
})
