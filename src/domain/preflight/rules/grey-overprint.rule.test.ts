import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { greyOverprintRule } from './grey-overprint.rule.ts'

const COLOUR = innerOf(2, { colourPages: 2 })
const check = (changes: Parameters<typeof pageOf>[1], expectation = COLOUR) =>
  greyOverprintRule.check(factsOf([pageOf(1), pageOf(2, changes)]), expectation)

it('offers to make sure how grey over ink comes out', () => {
  expect(check({ greyOverprint: true })).toMatchObject([{ severity: 'fixable', fixer: 'overprint-off', pages: [2] }])
})

it('is silent about other grey, in a job in black, and where white already wants the same fix', () => {
  expect(check({})).toEqual([])
  expect(check({ greyOverprint: true }, innerOf(2))).toEqual([])
  expect(check({ greyOverprint: true, whiteOverprint: true })).toEqual([])
})
