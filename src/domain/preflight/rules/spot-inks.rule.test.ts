import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { spotInksRule } from './spot-inks.rule.ts'

const file = factsOf([pageOf(1), pageOf(2, { spots: ['PANTONE 485 C', '금박'] })])

it('accepts the spot inks that were ordered', () => {
  expect(spotInksRule.check(file, innerOf(2, { spotInks: 2 }))).toEqual([])
})

it('names the inks that were not, and offers to make them of the four', () => {
  expect(spotInksRule.check(file, innerOf(2))).toMatchObject([
    {
      severity: 'fixable',
      fixer: 'spots-to-inks',
      pages: [2],
      title: '주문하지 않은 별색이 있습니다: PANTONE 485 C, 금박',
    },
  ])
})

it('only warns where nobody but the customer knows which ink was ordered, or one cannot be changed', () => {
  expect(spotInksRule.check(file, innerOf(2, { spotInks: 1 }))).toMatchObject([{ severity: 'warn', fixer: null }])
  const kept = factsOf([pageOf(1, { spots: ['PANTONE 485 C'], keepsColours: ['spots'] })])
  expect(spotInksRule.check(kept, innerOf(1))).toMatchObject([{ severity: 'warn', fixer: null }])
})
