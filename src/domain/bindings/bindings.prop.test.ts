import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import { bindingProblems } from './binding-problems.ts'
import {
  BINDING_COLOURS,
  BINDING_SIZES,
  BINDING_WAYS,
  type BindingSet,
  DIVIDER_COLOURS,
  NEW_SET,
} from './binding-set.ts'
import { bindingSpec } from './binding-spec.ts'
import { blockThickness, slabShares } from './binding-thickness.ts'
import { bookPages, planBinding } from './plan-binding.ts'

const files = fc.array(
  fc.record({
    pages: fc.integer({ min: 1, max: 60 }),
    blankBack: fc.boolean(),
    coloured: fc.integer({ min: 0, max: 60 }),
    own: fc.option(fc.constantFrom(...BINDING_COLOURS), { nil: null }),
  }),
  { minLength: 1, maxLength: 12 },
)
const sets = fc
  .record({
    files,
    size: fc.constantFrom(...BINDING_SIZES),
    colour: fc.constantFrom(...BINDING_COLOURS),
    binding: fc.constantFrom(...BINDING_WAYS),
    divider: fc.option(fc.constantFrom(...DIVIDER_COLOURS), { nil: null }),
    copies: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ files: given, copies, ...rest }): BindingSet => ({
    ...NEW_SET,
    ...rest,
    files: given.map(({ pages, blankBack, coloured, own }, at) => ({
      fileId: `f${at}`,
      name: `${at}.pdf`,
      bytes: 1000,
      pages,
      colourPages: Math.min(pages, coloured),
      size: { width: 210, height: 297 },
      fit: 'scale',
      blankBack,
      colour: own,
    })),
    cover: { ...NEW_SET.cover, title: '확률과 통계' },
    classes: [{ name: '가', copies }],
  }))

describe('the plan of any binding request', () => {
  it('has every page of every file once, in order, and nothing else but blanks', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const pages = bookPages(set)
        const plan = planBinding(set)
        expect(pages).toHaveLength(plan.pages)
        expect(pages.filter((page) => page === null)).toHaveLength(plan.blanks)
        const wanted = set.files.flatMap((file, at) =>
          Array.from({ length: file.pages }, (_, page) => ({ file: at, page: page + 1 })),
        )
        expect(pages.filter((page) => page !== null)).toEqual(wanted)
      }),
    )
  })

  it('says of each file where its first and last page are', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const pages = bookPages(set)
        for (const [at, { first, last }] of planBinding(set).places.entries()) {
          expect(pages[first - 1]).toEqual({ file: at, page: 1 })
          expect(pages[last - 1]).toEqual({ file: at, page: set.files[at]?.pages })
        }
      }),
    )
  })

  it('begins each file on a right page while nobody took a blank out, and at most one blank is behind a file before the end', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const asked = { ...set, files: set.files.map((file) => ({ ...file, blankBack: true })) }
        const { places } = planBinding(asked)
        for (const { first } of places) expect(first % 2).toBe(1)
        for (const { blanks } of places.slice(0, -1)) expect(blanks).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('lays every divider between two leaves and fills the last sheet', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const plan = planBinding(set)
        expect(plan.dividersAfter).toHaveLength(set.divider === null ? 0 : set.files.length - 1)
        for (const page of plan.dividersAfter) expect(page % 2).toBe(0)
        expect(plan.pages % (set.binding === 'saddle' ? 4 : 2)).toBe(0)
      }),
    )
  })

  it('has a price whose lines sum, or a reason that is said', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const problems = bindingProblems(set)
        const priced = quote(bindingSpec(set), TARIFF)
        if (problems.length > 0) {
          for (const { message } of problems) expect(message).not.toBe('')
          return
        }
        if (!priced.ok) throw new Error(priced.error.message)
        expect(priced.value.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(priced.value.supply)
        expect(priced.value.supply + priced.value.vat).toBe(priced.value.total)
      }),
      { numRuns: 60 },
    )
  })

  it('shows slabs that fill the block in the ratio of their leaves', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const { places, pages } = planBinding(set)
        const shares = slabShares(places.map(({ blanks }, at) => ({ pages: set.files[at]?.pages ?? 0, blanks })))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
        expect(pages).toBeGreaterThan(0)
        expect(blockThickness(bindingSpec(set))).toBeGreaterThan(0)
      }),
    )
  })
})
