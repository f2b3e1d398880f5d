import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { FileExpectation } from '../file-expectation.ts'
import { gutterMarginRule } from './gutter-margin.rule.ts'

const check = (number: number, x: number, gutter: FileExpectation['gutter']) => {
  const pieces = [{ kind: 'text', box: { x, y: 100, width: 40, height: 4 } }] as const
  return gutterMarginRule.check(factsOf([pageOf(number, { pieces })]), innerOf(1, { gutter }))
}

it('finds text near the bound edge, on right-hand and left-hand pages alike', () => {
  const gutter = { side: 'left', width: 10 } as const
  expect(check(1, 7, gutter)).toMatchObject([{ severity: 'warn', pages: [1], box: { x: 4 } }])
  expect(check(2, 107, gutter)).toMatchObject([{ pages: [2] }])
  expect(check(2, 7, gutter)).toEqual([])
  expect(check(1, 107, { ...gutter, side: 'right' })).toHaveLength(1)
})

it('stops a line that goes over the bound edge, but not the letters of a picture over two pages', () => {
  const over = (height: number) => {
    const pieces = [{ kind: 'text', box: { x: 1, y: 100, width: 60, height } }] as const
    const gutter = { side: 'left', width: 10 } as const
    return gutterMarginRule.check(factsOf([pageOf(1, { pieces })]), innerOf(1, { gutter }))
  }
  expect(over(4)).toMatchObject([{ severity: 'block', pages: [1], box: { x: -2 } }])
  expect(over(30)).toMatchObject([{ severity: 'warn' }])
})

it('accepts the gutter asked for, and minds none where nothing is bound', () => {
  expect(check(1, 13, { side: 'left', width: 10 })).toEqual([])
  expect(check(1, 4, null)).toEqual([])
})
