import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { blankPagesRule } from './blank-pages.rule.ts'

it('mentions a blank page, because it may have lost its content', () => {
  const pages = [pageOf(1), pageOf(2, { blank: true })]
  expect(blankPagesRule.check(factsOf(pages), innerOf(2))).toMatchObject([{ severity: 'warn', pages: [2] }])
})

it('does not ask about a page that the shop added itself', () => {
  const pages = [pageOf(1), pageOf(2, { blank: true, addedBlank: true })]
  expect(blankPagesRule.check(factsOf(pages), innerOf(2))).toEqual([])
})

it('stops a file with nothing to print', () => {
  expect(blankPagesRule.check(factsOf([pageOf(1, { blank: true })]), innerOf(1))).toMatchObject([{ severity: 'block' }])
})

it('is silent when every page has something on it', () => {
  expect(blankPagesRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
