import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { safeMarginRule } from './safe-margin.rule.ts'

const check = (text: { x: number; y: number; width: number; height: number } | null) =>
  safeMarginRule.check(factsOf([pageOf(1, { text })]), innerOf(1))

it('accepts text three millimetres inside the trim', () => {
  expect(check({ x: 6, y: 6, width: 142, height: 204 })).toEqual([])
  expect(check(null)).toEqual([])
})

it('warns of text at the edge, says how close, and shows where', () => {
  const [found] = check({ x: 4, y: 20, width: 60, height: 100 })
  expect(found).toMatchObject({
    severity: 'warn',
    pages: [1],
    box: { x: 1, y: 93, width: 60, height: 100 },
  })
  expect(found?.detail).toContain('1 mm')
})
