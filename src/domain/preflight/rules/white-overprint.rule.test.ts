import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { whiteOverprintRule } from './white-overprint.rule.ts'

it('leaves coloured overprint to its own rule', () => {
  expect(whiteOverprintRule.check(factsOf([pageOf(1), pageOf(2, { overprint: true })]), innerOf(2))).toEqual([])
})

it('offers to let white print that will vanish', () => {
  const pages = [pageOf(1), pageOf(2, { whiteOverprint: true })]
  expect(whiteOverprintRule.check(factsOf(pages), innerOf(2))).toMatchObject([{ severity: 'fixable', pages: [2] }])
})
