import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { smallTextRule } from './small-text.rule.ts'

const check = (changes: Parameters<typeof pageOf>[1], colourPages = 1) =>
  smallTextRule.check(factsOf([pageOf(1, changes)]), innerOf(1, { colourPages }))

it('accepts text of reading size', () => {
  expect(check({})).toEqual([])
})

it('warns of text below five points and says how small', () => {
  expect(check({ smallestText: { sizePt: 3.5, count: 2 } })[0]?.detail).toContain('3.5 pt')
})

it('warns of small white text', () => {
  expect(check({ smallestWhiteText: { sizePt: 6, count: 1 } })[0]?.title).toContain('흰 글자')
})

it('warns of small text in several inks, but not on a black job', () => {
  const text = { smallestMultiInkText: { sizePt: 6, count: 1 } }
  expect(check(text)).toHaveLength(1)
  expect(check(text, 0)).toEqual([])
})
