import { describe, expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { bleedRule } from './bleed.rule.ts'

const NO_BLEED = {
  media: { x: 0, y: 0, width: 148, height: 210 },
  bleed: null,
  trim: null,
}
const FULL_PAGE = { x: 0, y: 0, width: 148, height: 210 }
const check = (changes: Parameters<typeof pageOf>[1], number = 1, side: 'left' | 'top' | null = null) =>
  bleedRule.check(factsOf([pageOf(number, changes)]), innerOf(1, { bindingSide: side }))

it('wants no bleed where the page is white all round', () => {
  expect(check({ ...NO_BLEED, marks: { x: 20, y: 20, width: 100, height: 160 } })).toEqual([])
})

it('warns when the art ends at the knife and the page has no room beyond it', () => {
  const [found] = check({ ...NO_BLEED, marks: FULL_PAGE })
  expect(found).toMatchObject({
    severity: 'fixable',
    fixer: 'bleed-mirror',
    pages: [1],
    title: '1쪽에 재단 여백이 없습니다',
  })
})

it('warns when there is room for bleed but nothing drawn in it', () => {
  expect(check({ marks: { x: 3, y: 3, width: 148, height: 210 } })[0]?.title).toBe('1쪽의 재단 여백이 비어 있습니다')
})

it('accepts art that reaches the end of the bleed', () => {
  expect(check({ marks: { x: 0, y: 0, width: 154, height: 216 } })).toEqual([])
})

it('leaves the bound edge alone: left on odd pages, right on even ones', () => {
  const leftOnly = { ...NO_BLEED, marks: { x: 0, y: 20, width: 100, height: 100 } }
  expect(check(leftOnly, 1, 'left')).toEqual([])
  expect(check(leftOnly, 2, 'left')).toHaveLength(1)
})

describe('a page that was drawn', () => {
  const frame = { x: 3, y: 3, width: 148, height: 210 }
  const everywhere = { x: 0, y: 0, width: 154, height: 216 }
  const drawn = (bare: readonly ('left' | 'right' | 'top' | 'bottom')[]) =>
    bleedRule.check(factsOf([pageOf(1, { marks: everywhere, edges: [{ frame, bare }] })]), innerOf(1))

  it('is judged by what it shows: ground that ends at the knife beside a picture that runs off', () => {
    expect(drawn(['right'])).toMatchObject([{ fixer: 'bleed-mirror', title: '1쪽의 재단 여백이 비어 있습니다' }])
  })

  it('is right when nothing is bare, and needs no bleed where it is bound', () => {
    expect(drawn([])).toEqual([])
    expect(drawn(['left'])).toEqual([])
  })

  it('says how many pages were drawn when time did not suffice for all', () => {
    const pages = [pageOf(1, { marks: everywhere, edges: [{ frame, bare: ['right'] }] }), pageOf(2)]
    const measured = { edgePages: 2, edgesDrawn: 1, pictures: 0, picturesMeasured: 0 }
    expect(bleedRule.check(factsOf(pages, { measured }), innerOf(2))[0]?.detail).toContain('2쪽 가운데 1쪽을 그려')
  })
})
