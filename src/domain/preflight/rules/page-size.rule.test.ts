import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { pageSizeRule } from './page-size.rule.ts'

const sized = (number: number, width: number, height: number): PageFacts =>
  pageOf(number, {
    media: { x: 0, y: 0, width, height },
    trim: null,
    bleed: null,
    size: { width, height },
  })

it('accepts the trim size, the size with bleed and what is off by a millimetre', () => {
  const pages = [pageOf(1), sized(2, 148, 210), sized(3, 154, 216), sized(4, 149, 209.2)]
  expect(pageSizeRule.check(factsOf(pages), innerOf(4))).toEqual([])
})

it('accepts bleed on the three open edges only, as bound books are often made', () => {
  const page = sized(1, 151, 216)
  const odd = pageSizeRule.check(factsOf([page]), innerOf(1))
  expect(odd).toEqual([])
  expect(pageSizeRule.check(factsOf([page]), innerOf(1, { bindingSide: null }))).toHaveLength(1)
})

it('takes the trim box for the size when the sheet around it is larger', () => {
  const page = pageOf(1, {
    media: { x: 0, y: 0, width: 180, height: 250 },
    trim: { x: 16, y: 20, width: 148, height: 210 },
  })
  expect(pageSizeRule.check(factsOf([page]), innerOf(1))).toEqual([])
})

it('notices a page that lies on its side', () => {
  const [found] = pageSizeRule.check(factsOf([sized(1, 210, 148), sized(2, 210, 148), pageOf(3)]), innerOf(3))
  expect(found).toMatchObject({ severity: 'block', pages: [1, 2] })
  expect(found?.title).toBe('1–2쪽 크기가 210 × 148 mm로, 주문한 148 × 210 mm와 다릅니다')
  expect(found?.detail).toContain('가로와 세로')
})

it('notices pages saved as spreads', () => {
  expect(pageSizeRule.check(factsOf([sized(1, 296, 210)]), innerOf(1))[0]?.detail).toContain('펼침면')
})

it('offers to scale what is off by no more than three percent, and only that', () => {
  const [near] = pageSizeRule.check(factsOf([sized(1, 150.5, 213.5)]), innerOf(1))
  expect(near).toMatchObject({ severity: 'fixable', fixer: 'scale-to-size', pages: [1] })
  const [far] = pageSizeRule.check(factsOf([sized(1, 160, 227)]), innerOf(1))
  expect(far).toMatchObject({ severity: 'block', fixer: null })
})

it('tells a scaled page from one of another shape', () => {
  expect(pageSizeRule.check(factsOf([sized(1, 210, 297)]), innerOf(1))[0]?.detail).toContain('비율은 같습니다')
  expect(pageSizeRule.check(factsOf([sized(1, 182, 182)]), innerOf(1))[0]?.detail).toContain('154 × 216 mm')
})

it('explains what a cover is made of', () => {
  const cover = innerOf(1, {
    role: 'cover',
    trim: { width: 302.4, height: 210 },
    spine: 6.4,
    bindingSide: null,
  })
  expect(pageSizeRule.check(factsOf([sized(1, 148, 210)]), cover)[0]?.detail).toContain('책등 6.4 mm')
})

it('offers to stand up a few pages that lie on their side among upright ones', () => {
  const size = { width: 210, height: 148 }
  const lying = pageOf(2, { trim: null, bleed: null, media: { x: 0, y: 0, ...size }, size })
  expect(pageSizeRule.check(factsOf([pageOf(1), lying, pageOf(3)]), innerOf(3))).toMatchObject([
    { severity: 'fixable', fixer: 'turn-pages', pages: [2] },
  ])
})

it('stands up the one of two sides that lies on its side, but not a file all of whose pages do', () => {
  const size = { width: 210, height: 148 }
  const lying = (number: number) => pageOf(number, { trim: null, bleed: null, media: { x: 0, y: 0, ...size }, size })
  expect(pageSizeRule.check(factsOf([pageOf(1), lying(2)]), innerOf(2))).toMatchObject([
    { severity: 'fixable', fixer: 'turn-pages', pages: [2] },
  ])
  expect(pageSizeRule.check(factsOf([lying(1), lying(2)]), innerOf(2))).toMatchObject([
    { severity: 'block', fixer: null },
  ])
})
