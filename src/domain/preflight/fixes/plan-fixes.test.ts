import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { PageFacts, PdfFacts } from '../pdf-facts.ts'
import { mayGoOn, preflight } from '../preflight.ts'
import { fixMessages } from './fix-messages.ts'
import { chooseFixes, planFixes } from './plan-fixes.ts'
import { bleedScaling, scalingOf } from './scaling.ts'

const A4 = { width: 210, height: 297 }
const bare = (number: number, size: PageFacts['size'], marks: PageFacts['marks']) =>
  pageOf(number, { media: { x: 0, y: 0, ...size }, bleed: null, trim: null, size, marks, pieces: [] })
const plan = (facts: PdfFacts, expectation: FileExpectation) =>
  planFixes(preflight(facts, expectation), facts, expectation)
const ids = (facts: PdfFacts, expectation: FileExpectation) => plan(facts, expectation).map((fix) => fix.id)

it('offers nothing for a clean file, nor bleed for a page that is white all round', () => {
  expect(ids(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
  const white = bare(1, A4, { x: 20, y: 20, width: 100, height: 100 })
  expect(ids(factsOf([white]), innerOf(1, { trim: A4 }))).toEqual([])
})

it('mirrors just the edges at which the art ends, and never the bound one', () => {
  const page = bare(1, A4, { x: 0, y: 250, width: 210, height: 47 })
  expect(plan(factsOf([page]), innerOf(1, { trim: A4 }))).toContainEqual({
    id: 'bleed-mirror',
    pages: [1],
    edges: [['right', 'top']],
    gaps: [[0, 0]],
  })
})

it('offers scaling for the bleed only where three percent are enough', () => {
  const full = (size: PageFacts['size']) => factsOf([bare(1, size, { x: 0, y: 0, ...size })])
  expect(ids(full(A4), innerOf(1, { trim: A4 }))).toEqual(['bleed-scale', 'bleed-mirror'])
  expect(ids(full({ width: 148, height: 210 }), innerOf(1))).toEqual(['bleed-mirror'])
  expect(bleedScaling({ trim: A4, bleed: 3 })).toBeCloseTo(1.0286, 3)
})

it('says behind which page the blank ones go', () => {
  const facts = factsOf([pageOf(1), pageOf(2), pageOf(3)])
  const [fix] = plan(facts, innerOf(4))
  expect(fix).toEqual({ id: 'blank-pages', pages: [3], count: 1 })
  expect(fix && fixMessages(fix, innerOf(4)).changes).toBe('3쪽 뒤, 책의 맨 끝에 빈 쪽 1쪽을 붙입니다.')
})

it('takes of two alternatives one, and nothing that is not on offer', () => {
  const offered = plan(factsOf([bare(1, A4, { x: 0, y: 0, ...A4 })]), innerOf(1, { trim: A4 }))
  expect(chooseFixes(offered, ['bleed-mirror'])?.map((fix) => fix.id)).toEqual(['bleed-mirror'])
  expect(chooseFixes(offered, ['bleed-mirror', 'bleed-scale'])).toBeNull()
  expect(chooseFixes(offered, ['strip-active'])).toBeNull()
  expect(chooseFixes(offered, [])).toBeNull()
})

it('scales to the nearer of the finished size and the size with bleed', () => {
  expect(scalingOf({ size: { width: 150.2, height: 213.15 } }, innerOf(1))).toMatchObject({ target: 'trim' })
  expect(scalingOf({ size: { width: 153, height: 214.6 } }, innerOf(1))).toMatchObject({ target: 'full' })
  expect(scalingOf({ size: { width: 210, height: 297 } }, innerOf(1))).toBeNull()
})

it('keeps a job back while pages are missing, though the shop could add blank ones', () => {
  const expectation = innerOf(4)
  expect(mayGoOn(preflight(factsOf([pageOf(1), pageOf(2), pageOf(3)]), expectation))).toBe(false)
  expect(mayGoOn(preflight(factsOf([1, 2, 3, 4].map((n) => pageOf(n))), expectation))).toBe(true)
})

it('has words for every fix it plans', () => {
  const knockout = { knockoutBlackText: { sizePt: 8, count: 1 }, knockoutFixable: true }
  const page = pageOf(1, { annotations: ['Stamp'], hasHidden: true, ...knockout })
  const layers = { hasLayers: true, hiddenLayers: ['메모'] }
  const facts = factsOf([page], { hasJavaScript: true, hasAttachments: true, ...layers })
  const colour = innerOf(1, { colourPages: 1 })
  for (const fix of plan(facts, colour)) {
    const { title, changes, keeps } = fixMessages(fix, colour)
    expect([title, changes, keeps].every((text) => text.length > 5)).toBe(true)
  }
  expect(ids(facts, colour)).toEqual([
    'flatten-annotations',
    'remove-annotations',
    'strip-active',
    'strip-layers',
    'black-overprint',
  ])
})
