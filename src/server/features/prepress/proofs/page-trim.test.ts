import { describe, expect, it } from 'vitest'
import { pageTrim, shownBoxes } from './page-trim.ts'

const A5 = { width: 148, height: 210 }

describe('where a page will be cut', () => {
  it('is the trim box of the file', () => {
    const page = pageTrim({ picture: { width: 158, height: 220 }, trim: { x: 5, y: 5, ...A5 } }, null)
    expect(page).toMatchObject({ ...A5, bleed: 5, trim: { x: 5 / 158, y: 5 / 220 } })
  })
  it('is the ordered size in the middle of a page that is 3 mm larger all around', () => {
    const page = pageTrim({ picture: { width: 154, height: 216 }, trim: null }, A5)
    expect(page).toMatchObject({ ...A5, bleed: 3 })
  })
  it('is the page itself when there is nothing to cut off', () => {
    expect(pageTrim({ picture: A5, trim: null }, A5)).toMatchObject({
      ...A5,
      bleed: 0,
      trim: { x: 0, y: 0, width: 1, height: 1 },
    })
  })
  it('is the page itself when it is another size altogether', () => {
    expect(pageTrim({ picture: { width: 210, height: 297 }, trim: null }, A5)).toMatchObject({ width: 210, bleed: 0 })
  })
  it('does not believe a trim box that lies outside the page', () => {
    const page = pageTrim({ picture: A5, trim: { x: 100, y: 0, width: 148, height: 210 } }, A5)
    expect(page.width).toBe(148)
    expect(page.bleed).toBe(0)
  })
})

describe('what a picture of a page shows', () => {
  it('is the crop box, and the trim box hangs from its top', () => {
    const media = { x: 0, y: 0, width: 170, height: 240 }
    const crop = { x: 5, y: 10, width: 158, height: 220 }
    const trim = { x: 10, y: 12, width: 148, height: 210 }
    expect(shownBoxes({ media, crop, trim })).toEqual({
      picture: { width: 158, height: 220 },
      trim: { x: 5, y: 8, width: 148, height: 210 },
    })
    expect(shownBoxes({ media, crop: null, trim: null }).picture).toEqual({ width: 170, height: 240 })
  })
})
