import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { pageBoxesRule } from './page-boxes.rule.ts'

const check = (changes: Parameters<typeof pageOf>[1]) => pageBoxesRule.check(factsOf([pageOf(1, changes)]), innerOf(1))

it('is content with a page whose frames agree, and with one that has none', () => {
  expect(check({})).toEqual([])
  expect(check({ bleed: null, trim: null, crop: null })).toEqual([])
})

it('offers to write the frames anew when the visible part cuts the bleed off', () => {
  expect(check({ crop: { x: 3, y: 3, width: 148, height: 210 } })).toMatchObject([
    { severity: 'fixable', fixer: 'page-boxes', pages: [1] },
  ])
})

it('notices a page in another unit and a trim outside the sheet', () => {
  expect(check({ userUnit: 2 })).toHaveLength(1)
  expect(check({ rotation: 90 })).toHaveLength(1)
  expect(check({ trim: { x: 20, y: 3, width: 148, height: 210 } })).toHaveLength(1)
  expect(check({ bleed: { x: 10, y: 10, width: 100, height: 100 } })).toHaveLength(1)
})
