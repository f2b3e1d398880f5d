import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { pageTurnedRule } from './page-turned.rule.ts'

it('accepts pages that are all stored the same way', () => {
  const pages = [1, 2, 3].map((number) => pageOf(number, { rotation: 90 }))
  expect(pageTurnedRule.check(factsOf(pages), innerOf(3))).toEqual([])
})

it('names the single page that is stored on its side', () => {
  const pages = [pageOf(1), pageOf(2, { rotation: 180 }), pageOf(3)]
  expect(pageTurnedRule.check(factsOf(pages), innerOf(3))).toMatchObject([
    { severity: 'fixable', fixer: 'page-boxes', pages: [2] },
  ])
})

it('leaves a page that is seen on its side to the rule of sizes', () => {
  const size = { width: 210, height: 148 }
  const lying = pageOf(2, { rotation: 90, trim: null, bleed: null, media: { x: 0, y: 0, ...size }, size })
  expect(pageTurnedRule.check(factsOf([pageOf(1), lying, pageOf(3)]), innerOf(3))).toEqual([])
})

it('names those on their side, and not the upright, where they are as many or more', () => {
  const lying = (number: number) => pageOf(number, { rotation: 90 })
  expect(pageTurnedRule.check(factsOf([lying(1), pageOf(2)]), innerOf(2))).toMatchObject([{ pages: [1] }])
  expect(pageTurnedRule.check(factsOf([lying(1), lying(2), pageOf(3)]), innerOf(3))).toMatchObject([{ pages: [1, 2] }])
})
