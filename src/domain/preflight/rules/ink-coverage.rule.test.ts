import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '../../../../tests/support/preflight/facts-of.ts'
import { inkCoverageRule } from './ink-coverage.rule.ts'

const check = (inkCoverage: number | null) => inkCoverageRule.check(factsOf([pageOf(1, { inkCoverage })]), innerOf(1))

it('accepts what the paper bears and what was not measured', () => {
  expect(check(300)).toEqual([])
  expect(check(null)).toEqual([])
})

it('warns a little over the limit and stops far over it', () => {
  expect(check(315)).toMatchObject([{ severity: 'warn' }])
  expect(check(400)).toMatchObject([{ severity: 'block', title: '1쪽의 잉크가 너무 진합니다 (400 %)' }])
})
