import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { drawnOtherwiseRule } from './drawn-otherwise.rule.ts'

it('says nothing of a page that is drawn as it prints', () => {
  expect(drawnOtherwiseRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})

it('says that the picture of a page is no proof of it', () => {
  const pages = [pageOf(1), pageOf(2, { drawnOtherwise: true })]
  expect(drawnOtherwiseRule.check(factsOf(pages), innerOf(2))).toMatchObject([{ severity: 'warn', pages: [2] }])
})
