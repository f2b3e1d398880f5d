import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProofPage } from './spreads.ts'
import { spreadIndexOf, spreadsOf } from './spreads.ts'

const part = (role: ProofPage['role'], count: number, from: number): ProofPage[] =>
  Array.from({ length: count }, (_, index) => ({ number: from + index, partId: role, role, filePage: index + 1 }))

describe('pages laid out as the reader holds them', () => {
  it('opens a left-bound book with page 1 on the right, then 2 and 3', () => {
    const pages = [...part('cover', 1, 1), ...part('body', 4, 2)]
    expect(spreadsOf(pages, { bound: true, bindingSide: 'left' })).toEqual([
      { left: 1, right: null },
      { left: null, right: 2 },
      { left: 3, right: 4 },
      { left: 5, right: null },
    ])
  })

  it('mirrors a book bound on the right', () => {
    expect(spreadsOf(part('body', 3, 1), { bound: true, bindingSide: 'right' })).toEqual([
      { left: 1, right: null },
      { left: 3, right: 2 },
    ])
  })

  it('shows the two sides of a flyer one by one', () => {
    expect(spreadsOf(part('sheet', 2, 1), { bound: false, bindingSide: 'left' })).toHaveLength(2)
  })

  it('shows every page exactly once, and finds the spread of each', () => {
    const side = fc.constantFrom('left', 'right', 'top' as const)
    fc.assert(
      fc.property(fc.nat(4), fc.nat(120), side, fc.boolean(), (cover, body, bindingSide, bound) => {
        const pages = [...part('cover', cover, 1), ...part('body', body, cover + 1)]
        const spreads = spreadsOf(pages, { bound, bindingSide: bindingSide })
        const shown = spreads.flatMap((spread) => [spread.left, spread.right]).filter((page) => page !== null)
        expect(shown.toSorted((a, b) => a - b)).toEqual(pages.map((page) => page.number))
        for (const page of pages) {
          const found = spreads[spreadIndexOf(spreads, page.number)]
          expect([found?.left, found?.right]).toContain(page.number)
        }
      }),
    )
  })
})
