import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { trimBoxRule } from './trim-box.rule.ts'

it('offers to write down the trim of a page that only has the size of trim and bleed', () => {
  const page = pageOf(1, { trim: null, bleed: null, size: { width: 154, height: 216 } })
  expect(trimBoxRule.check(factsOf([page]), innerOf(1))).toMatchObject([{ severity: 'fixable', fixer: 'page-boxes' }])
})

it('asks nothing of a page of exactly the trimmed size, nor of one that names its trim', () => {
  const size = { width: 148, height: 210 }
  const exact = pageOf(1, { trim: null, bleed: null, media: { x: 0, y: 0, ...size }, size })
  expect(trimBoxRule.check(factsOf([exact, pageOf(2)]), innerOf(2))).toEqual([])
})
