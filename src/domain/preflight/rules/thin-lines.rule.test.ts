import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { thinLinesRule } from './thin-lines.rule.ts'

const check = (thinnestLine: number | null) => thinLinesRule.check(factsOf([pageOf(1, { thinnestLine })]), innerOf(1))

it('accepts a quarter of a point and no lines at all', () => {
  expect(check(0.088)).toEqual([])
  expect(check(null)).toEqual([])
})

it('warns of a hairline, zero width included', () => {
  expect(check(0.035)[0]?.detail).toContain('0.1 pt')
  expect(check(0)).toMatchObject([{ severity: 'warn', pages: [1] }])
})

it('asks for twice as much where two inks have to meet, and not where all is printed black', () => {
  const facts = factsOf([pageOf(1, { thinnestLine: 0.106, thinnestMultiInkLine: 0.106 })])
  const [found, ...others] = thinLinesRule.check(facts, innerOf(1, { colourPages: 1 }))
  expect(others).toEqual([])
  expect(found?.title).toContain('두 가지 이상의 잉크')
  expect(thinLinesRule.check(facts, innerOf(1))).toEqual([])
})
