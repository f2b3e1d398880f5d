import { describe, expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { BoxMm, InkPiece, PageFacts } from '../pdf-facts.ts'
import { safeMarginRule } from './safe-margin.rule.ts'

const check = (
  pieces: readonly InkPiece[],
  expectation: Partial<FileExpectation> = {},
  page: Partial<PageFacts> = {},
) => safeMarginRule.check(factsOf([pageOf(1, { pieces, ...page })]), innerOf(1, expectation))
const text = (box: BoxMm): InkPiece => ({ kind: 'text', box })
const art = (box: BoxMm): InkPiece => ({ kind: 'art', box })

describe('text', () => {
  it('is accepted three millimetres inside the trim, and beyond it as a mark for the printer', () => {
    expect(check([text({ x: 6, y: 6, width: 142, height: 204 })])).toEqual([])
    expect(check([text({ x: 20, y: 213.5, width: 60, height: 2 })])).toEqual([])
    expect(check([])).toEqual([])
  })

  it('is warned of at the edge, with how close and where', () => {
    const [found] = check([text({ x: 4, y: 20, width: 60, height: 100 })])
    expect(found).toMatchObject({
      severity: 'warn',
      pages: [1],
      box: { x: 1, y: 93, width: 60, height: 100 },
    })
    expect(found?.detail).toContain('1 mm')
  })

  it.each([
    ['ends one millimetre from the right', { x: 100, y: 100, width: 50, height: 4 }, '가깝습니다'],
    ['runs over the right edge', { x: 100, y: 100, width: 57, height: 4 }, '잘립니다'],
    ['begins outside the left edge', { x: 1, y: 100, width: 60, height: 4 }, '잘립니다'],
    ['stands upright and goes over the top', { x: 60, y: 150, width: 4, height: 66 }, '잘립니다'],
    ['is near the lower edge', { x: 60, y: 4, width: 40, height: 3 }, '가깝습니다'],
  ])('is found where it %s', (_what, box, words) => {
    const [found, ...others] = check([text(box)])
    expect(others).toEqual([])
    expect(found?.title).toContain(words)
  })

  it.each([
    ['a line runs over the right edge', { x: 100, y: 100, width: 57, height: 4 }, 'block'],
    ['a line is cut by the lower edge', { x: 60, y: 1, width: 40, height: 4 }, 'block'],
    ['a title ends within the bleed', { x: 60, y: 190, width: 93.3, height: 14 }, 'block'],
    [
      'letters as a picture run off the edge, through all of the bleed',
      { x: 60, y: 100, width: 96, height: 40 },
      'warn',
    ],
    ['only the air of a letter touches the edge', { x: 60, y: 2.8, width: 40, height: 4 }, 'warn'],
    ['only the air of a large letter does', { x: 60, y: 100, width: 92.5, height: 12 }, 'warn'],
  ])('stops what is never meant and no more: %s', (_what, box, severity) => {
    const found = check([text(box)], { bindingSide: 'left' })
    expect(found).toMatchObject([{ severity, title: expect.stringContaining('잘립니다') }])
    expect(found[0]?.detail).toContain(severity === 'block' ? '주문할 때 담당자에게 확인' : '일부러')
  })

  it('says by how much the knife goes through', () => {
    const [found] = check([text({ x: 100, y: 100, width: 57, height: 4 })], { bindingSide: 'left' })
    expect(found?.detail).toContain('글자가 재단선을 6 mm 넘어가')
  })

  it('does not stop a page of a picture over two for its fold', () => {
    const [found] = check([text({ x: 0, y: 100, width: 50, height: 4 })], { bindingSide: 'left' })
    expect(found?.severity).toBe('warn')
  })

  it('is stopped at the edge of the boards of a case, and left alone where it is turned in whole', () => {
    const atBoards = check([text({ x: 18, y: 100, width: 40, height: 4 })], { wrap: 20, safe: 8, bindingSide: null })
    expect(atBoards).toMatchObject([{ severity: 'block', title: expect.stringContaining('판지 모서리') }])
    expect(atBoards[0]?.detail).toContain('글자가 판지 모서리를 5 mm 넘어가')
    const turnedIn = check([text({ x: 6, y: 100, width: 10, height: 4 })], { wrap: 20, safe: 8, bindingSide: null })
    expect(turnedIn).toMatchObject([{ severity: 'warn' }])
  })

  it('is said once of a page, the worst first', () => {
    const [cut, close] = [text({ x: 100, y: 100, width: 57, height: 4 }), text({ x: 100, y: 50, width: 50, height: 4 })]
    expect(check([close, cut])).toHaveLength(1)
  })

  it('leaves the bound edge to the rule of the gutter', () => {
    const close = [text({ x: 4, y: 20, width: 60, height: 4 })]
    expect(check(close, { gutter: { side: 'left', width: 10 } })).toEqual([])
    expect(check(close, { gutter: { side: 'right', width: 10 } })).toHaveLength(1)
  })

  it('is measured from the edge of the boards of a case', () => {
    const folded = check([text({ x: 10, y: 100, width: 40, height: 4 })], { wrap: 20, safe: 8, bindingSide: null })
    expect(folded[0]?.title).toContain('판지 모서리에서 접혀')
    const close = check([text({ x: 27, y: 100, width: 40, height: 4 })], { wrap: 20, safe: 8, bindingSide: null })
    expect(close[0]?.detail).toContain('판지 모서리에서 4 mm')
  })
})

describe('art', () => {
  it('is found where it stands alone near the knife', () => {
    const [found] = check([art({ x: 120, y: 100, width: 30, height: 30 })])
    expect(found).toMatchObject({ severity: 'warn', box: { x: 117, y: 83, width: 30, height: 30 } })
    expect(found?.title).toContain('그림이나 선')
  })

  it('is left alone where it runs off an edge, on a scan, and on the part that a case turns in', () => {
    expect(check([art({ x: 0, y: 20, width: 152.5, height: 30 })])).toEqual([])
    expect(check([art({ x: 4, y: 4, width: 146, height: 208 })], {}, { onlyPictures: true })).toEqual([])
    expect(check([art({ x: 120, y: 100, width: 30, height: 30 })], { wrap: 20 })).toEqual([])
  })
})

it('leaves shapes that are kept for the back of a cover to its rule', () => {
  expect(check([{ kind: 'shape', box: { x: 60, y: 4, width: 20, height: 20 } }])).toEqual([])
})
