import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '../../../../tests/support/preflight/facts-of.ts'
import { spotInksRule } from './spot-inks.rule.ts'

const file = factsOf([pageOf(1), pageOf(2, { spots: ['PANTONE 485 C', '금박'] })])

it('accepts the spot inks that were ordered', () => {
  expect(spotInksRule.check(file, innerOf(2, { spotInks: 2 }))).toEqual([])
})

it('names the inks that were not', () => {
  expect(spotInksRule.check(file, innerOf(2))).toMatchObject([
    { severity: 'warn', pages: [2], title: '주문하지 않은 별색이 있습니다: PANTONE 485 C, 금박' },
  ])
})
