import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { blendSpaceRule } from './blend-space.rule.ts'

const page = pageOf(1, { transparency: true, blendsInRgb: true, colour: 'colour' })

it('warns of transparency that is mixed in RGB on a coloured page', () => {
  expect(blendSpaceRule.check(factsOf([page]), innerOf(1, { colourPages: 1 }))).toMatchObject([{ pages: [1] }])
})

it('leaves pages in black alone', () => {
  expect(blendSpaceRule.check(factsOf([page]), innerOf(1))).toEqual([])
  expect(blendSpaceRule.check(factsOf([pageOf(1)]), innerOf(1, { colourPages: 1 }))).toEqual([])
})
