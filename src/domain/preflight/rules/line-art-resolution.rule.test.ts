import { expect, it } from 'vitest'
import { factsOf, imageOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { lineArtResolutionRule } from './line-art-resolution.rule.ts'

const check = (ppi: number, bitsPerComponent = 1) =>
  lineArtResolutionRule.check(factsOf([pageOf(1)], { images: [imageOf({ ppi, bitsPerComponent })] }), innerOf(1))

it('accepts a fine scan and leaves photographs to their own rule', () => {
  expect(check(800)).toEqual([])
  expect(check(300, 8)).toEqual([])
})

it('warns of a coarse scan of one bit', () => {
  expect(check(600)).toMatchObject([{ severity: 'warn', pages: [1] }])
  expect(check(300)).toMatchObject([{ severity: 'warn', pages: [1] }])
})
