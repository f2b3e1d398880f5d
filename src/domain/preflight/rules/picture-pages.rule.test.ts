import { expect, it } from 'vitest'
import { factsOf, imageOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { picturePagesRule } from './picture-pages.rule.ts'

const WHOLE = { x: 0, y: 0, width: 154, height: 216 }
const check = (onlyPictures: boolean, ...images: ReturnType<typeof imageOf>[]) =>
  picturePagesRule.check(factsOf([pageOf(1, { onlyPictures })], { images }), innerOf(1))

it('names a page that is one picture, because its letters cannot be sharp', () => {
  const [found] = check(true, imageOf({ box: WHOLE, ppi: 300 }))
  expect(found).toMatchObject({ severity: 'warn', pages: [1], fixer: null })
  expect(found?.title).toContain('한 장의 그림')
})

it('puts the strips of a scanner together', () => {
  const strips = [0, 72, 144].map((y) => imageOf({ box: { ...WHOLE, y, height: 72 }, ppi: 200 }))
  expect(check(true, ...strips)).toHaveLength(1)
  expect(check(true, ...strips.slice(0, 2))).toEqual([])
})

it('leaves alone what is sharp, what has real text over it, and what is a scan of one bit or has its letters in one', () => {
  expect(check(true, imageOf({ box: WHOLE, ppi: 600 }))).toEqual([])
  expect(check(true, imageOf({ box: WHOLE, ppi: 1, pixels: { width: 1, height: 1 } }))).toEqual([])
  expect(check(false, imageOf({ box: WHOLE, ppi: 200 }))).toEqual([])
  const letters = imageOf({ box: WHOLE, ppi: 600, bitsPerComponent: 1, isMask: true })
  expect(check(true, imageOf({ box: WHOLE, ppi: 100 }), letters)).toEqual([])
})
