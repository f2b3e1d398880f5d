import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { pressDependentRule } from './press-dependent.rule.ts'

it('stops what one press prints and another does not', () => {
  const pages = [pageOf(1), pageOf(2, { transfer: true }), pageOf(3, { postScript: true })]
  expect(pressDependentRule.check(factsOf(pages), innerOf(3))).toMatchObject([
    { severity: 'block', pages: [3] },
    { severity: 'block', pages: [2] },
  ])
})

it('is silent otherwise', () => {
  expect(pressDependentRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
