import { describe, expect, it } from 'vitest'
import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'
import { percent, pointOn, sheetOf } from './sheet-geometry.ts'

const page = (number: number): ProofPageView => ({
  number,
  partId: 'body',
  role: 'body',
  filePage: number,
  label: `${number}`,
  edges: { safe: 3, gutter: null, folds: [] },
  change: null,
  width: 152,
  height: 225,
  bleed: 3,
  trim: { x: 3 / 158, y: 3 / 231, width: 152 / 158, height: 225 / 231 },
})

describe('two pages on a sheet', () => {
  const sheet = sheetOf(page(16), page(17))
  const [left, right] = sheet.pages

  it('meet at the spine without bleed between them', () => {
    expect(left!.window.x + left!.window.width).toBeCloseTo(right!.window.x)
    expect(right!.window.x).toBeCloseTo(right!.trim.x)
    expect(sheet.trim.width).toBe(304)
  })
  it('show their pictures at true scale: the picture is the trim plus its bleed', () => {
    expect(left!.picture.width).toBeCloseTo(158)
    expect(left!.trim.x - left!.picture.x).toBeCloseTo(3)
    expect(right!.picture.x).toBeCloseTo(right!.trim.x - 3)
  })
  it('say on which page and where a point lies', () => {
    const spot = pointOn(sheet, right!.trim.x + 76, right!.trim.y + 45)
    expect(spot).toEqual({ page: 17, x: expect.closeTo(0.5), y: expect.closeTo(0.2) })
    expect(pointOn(sheet, 0, 0)).toBeNull()
  })
  it('let a point lie in the bleed, a little outside the page', () => {
    expect(pointOn(sheet, left!.trim.x - 1.5, left!.trim.y + 10)!.x).toBeLessThan(0)
  })
})

describe('a page alone', () => {
  it('keeps its bleed on all four sides', () => {
    const [only] = sheetOf(page(1), null).pages
    expect(only!.window.width).toBe(158)
    expect(only!.window.height).toBe(231)
  })
})

describe('places as percentages', () => {
  it('are measured in the containing box', () => {
    expect(percent({ x: 15, y: 10, width: 5, height: 10 }, { x: 10, y: 10, width: 10, height: 20 })).toEqual({
      left: '50%',
      top: '0%',
      width: '50%',
      height: '50%',
    })
  })
})
