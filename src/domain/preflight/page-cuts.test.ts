import { describe, expect, test } from 'vitest'
import type { FileExpectation } from './file-expectation.ts'
import type { PageFacts } from './pdf-facts.ts'
import { PLAIN_LIMITS } from '#tests/support/preflight/facts-of.ts'
import { panelCut, trimCut } from './page-cuts.ts'

const expectation: FileExpectation = {
  role: 'inner',
  trim: { width: 100, height: 200 },
  bleed: 3,
  safe: 3,
  gutter: null,
  wrap: 0,
  folds: [],
  pageCounts: [2],
  bindingSide: 'left',
  spine: null,
  colourPages: null,
  fewInks: [],
  spotInks: 0,
  dieCut: false,
  limits: PLAIN_LIMITS,
}
const page = (width: number, height: number) => {
  const media = { x: 0, y: 0, width, height }
  return { number: 1, media, crop: null, trim: null, size: { width, height } } as PageFacts
}

describe('what of a page lies on the job drawing', () => {
  test('a page with bleed is cut to its finished size', () => {
    const cut = trimCut(page(106, 206), expectation)
    expect(cut.x).toBeCloseTo(3 / 106)
    expect(cut.y).toBeCloseTo(3 / 206)
    expect(cut.width).toBeCloseTo(100 / 106)
    expect(cut.height).toBeCloseTo(200 / 206)
  })

  test('a page without bleed is laid on whole', () => {
    expect(trimCut(page(100, 200), expectation)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })

  test('a page of another size is laid on whole, so that the customer sees that it is another', () => {
    expect(trimCut(page(150, 150), expectation)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })

  test('the front of a flat cover is its right part', () => {
    const cut = panelCut({ x: 0, y: 0, width: 1, height: 1 }, { width: 210, height: 200 }, 110, 210)
    expect(cut.x).toBeCloseTo(110 / 210)
    expect(cut.width).toBeCloseTo(100 / 210)
  })
})
