import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '../../../../tests/support/preflight/facts-of.ts'
import { pageTurnedRule } from './page-turned.rule.ts'

it('accepts pages that are all stored the same way', () => {
  const pages = [1, 2, 3].map((number) => pageOf(number, { rotation: 90 }))
  expect(pageTurnedRule.check(factsOf(pages), innerOf(3))).toEqual([])
})

it('names the single page that is stored on its side', () => {
  const pages = [pageOf(1), pageOf(2, { rotation: 180 }), pageOf(3)]
  expect(pageTurnedRule.check(factsOf(pages), innerOf(3))).toMatchObject([{ severity: 'warn', pages: [2] }])
})
