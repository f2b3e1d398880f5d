import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { spotDefinitionsRule } from './spot-definitions.rule.ts'

const pages = [pageOf(1), pageOf(2, { spots: ['Gold'] })]

it('names a spot that stands for two colours, and the pages it is on', () => {
  expect(spotDefinitionsRule.check(factsOf(pages, { ambiguousSpots: ['Gold'] }), innerOf(2))).toMatchObject([
    { severity: 'warn', pages: [2] },
  ])
})

it('is silent about spots of one colour, and about names that no page shows', () => {
  expect(spotDefinitionsRule.check(factsOf(pages), innerOf(2))).toEqual([])
  expect(spotDefinitionsRule.check(factsOf(pages, { ambiguousSpots: ['Silver'] }), innerOf(2))).toEqual([])
})
