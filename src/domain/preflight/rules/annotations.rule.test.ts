import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { annotationsRule } from './annotations.rule.ts'

it('does not mind links', () => {
  expect(
    annotationsRule.check(factsOf([pageOf(1), pageOf(2, { annotations: ['Link', 'Popup'] })]), innerOf(2)),
  ).toEqual([])
})

it('warns that stamps and notes stay away', () => {
  const pages = [pageOf(1), pageOf(2, { annotations: ['Stamp', 'Link'] })]
  expect(annotationsRule.check(factsOf(pages), innerOf(2))).toMatchObject([
    { severity: 'fixable', fixer: 'flatten-annotations', pages: [2] },
  ])
})
