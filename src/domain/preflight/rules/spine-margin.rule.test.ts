import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { InkPiece } from '../pdf-facts.ts'
import { spineMarginRule } from './spine-margin.rule.ts'

/** A cover of 100 and 8 and 100 mm, with 3 mm of bleed. */
const check = (...pieces: readonly InkPiece[]) => {
  const media = { x: 0, y: 0, width: 214, height: 216 }
  const trim = { x: 3, y: 3, width: 208, height: 210 }
  const cover = innerOf(1, {
    role: 'cover',
    trim,
    bindingSide: null,
    folds: [100, 108].map((at) => ({ what: 'spine', direction: 'vertical', at }) as const),
  })
  return spineMarginRule.check(factsOf([pageOf(1, { media, crop: null, trim, pieces })]), cover)
}
const at = (x: number, width: number, height = 80) => ({ x: x + 3, y: 60, width, height })

it('finds text on the back that comes near to its edge', () => {
  const [found] = check({ kind: 'text', box: at(103, 4.6) })
  expect(found).toMatchObject({ severity: 'warn', pages: [1] })
  expect(found?.detail).toContain('0.4 mm')
  expect(check({ kind: 'text', box: at(99.8, 4) })).toMatchObject([{ severity: 'warn' }])
})

it('stops letters that are broader than the back', () => {
  const [found] = check({ kind: 'text', box: at(98, 12) })
  expect(found).toMatchObject({ severity: 'block', box: { x: 98, width: 12 } })
  expect(found?.detail).toContain('8 mm')
})

it('finds letters that were made to shapes, and takes a ground for a ground', () => {
  expect(check({ kind: 'shape', box: at(103, 4.6, 5) })).toHaveLength(1)
  expect(check({ kind: 'shape', box: { ...at(100.4, 7.2), height: 150 } })).toEqual([])
})

it('takes shapes on the back and beside it for a pattern of the cover', () => {
  expect(check({ kind: 'shape', box: at(103, 4.6, 5) }, { kind: 'shape', box: at(112, 5, 5) })).toEqual([])
})

it('accepts text in the middle of the back, beside it, and round the book', () => {
  expect(check({ kind: 'text', box: at(102, 4) })).toEqual([])
  expect(check({ kind: 'text', box: at(40, 59) })).toEqual([])
  expect(check({ kind: 'text', box: at(60, 90) })).toEqual([])
})
