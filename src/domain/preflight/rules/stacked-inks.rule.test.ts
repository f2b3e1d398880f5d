import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { stackedInksRule } from './stacked-inks.rule.ts'

const stackedAt = { x: 13, y: 100, width: 20, height: 10 }
const check = (stackedInk: number | null, inkCoverage: number | null = 200, colourPages = 1) =>
  stackedInksRule.check(factsOf([pageOf(1, { stackedInk, stackedAt, inkCoverage })]), innerOf(1, { colourPages }))

it('warns of inks that add up over the limit, and shows where', () => {
  const [found] = check(380)
  expect(found).toMatchObject({ severity: 'warn', pages: [1], box: { x: 10, y: 103, width: 20, height: 10 } })
  expect(found?.title).toContain('380 %')
})

it('is silent within the limit, without a stack, in a job in black, and where one paint alone is inkier', () => {
  expect(check(300)).toEqual([])
  expect(check(null)).toEqual([])
  expect(check(380, 200, 0)).toEqual([])
  expect(check(380, 390)).toEqual([])
})
