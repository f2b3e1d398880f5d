import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { BoxMm } from '../pdf-facts.ts'
import { foldMarginRule } from './fold-margin.rule.ts'

/** An A5 sheet with a fold 50 mm from its left and another across. */
const check = (number: number, box: BoxMm) => {
  const folds = [
    { what: 'fold', direction: 'vertical', at: 50 },
    { what: 'fold', direction: 'horizontal', at: 100 },
  ] as const
  const sheet = innerOf(2, { role: 'sheet', bindingSide: null, folds })
  return foldMarginRule.check(factsOf([pageOf(number, { pieces: [{ kind: 'text', box }] })]), sheet)
}
const line = (x: number, y: number) => ({ x: x + 3, y: y + 3, width: 30, height: 4 })

it('finds lines that a fold goes through or touches', () => {
  expect(check(1, line(30, 40))).toMatchObject([{ severity: 'warn', pages: [1] }])
  expect(check(1, line(50.4, 40))).toHaveLength(1)
  expect(check(1, line(10, 98))).toHaveLength(1)
})

it('knows that the inside shows the folds the other way round', () => {
  expect(check(2, line(30, 40))).toEqual([])
  expect(check(2, line(80, 40))).toHaveLength(1)
})

it('accepts lines beside the fold and headings over it', () => {
  expect(check(1, line(18.5, 40))).toEqual([])
  expect(check(1, { ...line(30, 40), height: 12 })).toEqual([])
})
