import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { dieLineRule } from './die-line.rule.ts'

const check = (spots: readonly string[], dieCut = true) =>
  dieLineRule.check(factsOf([pageOf(1)], { spots }), innerOf(1, { dieCut }))

it('stops a job that is cut to a shape without the line of the die', () => {
  expect(check([])).toMatchObject([{ severity: 'block', title: '도무송 칼선이 없습니다' }])
})

it('knows the line by its name, and asks when the name says nothing', () => {
  expect(check(['칼선'])).toEqual([])
  expect(check(['CutContour'])).toEqual([])
  expect(check(['PANTONE 485 C'])).toMatchObject([{ severity: 'warn' }])
})

it('wants none of a job that is cut straight', () => {
  expect(check([], false)).toEqual([])
})
