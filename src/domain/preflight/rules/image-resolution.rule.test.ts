import { expect, it } from 'vitest'
import { factsOf, imageOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { imageResolutionRule } from './image-resolution.rule.ts'

const check = (...images: ReturnType<typeof imageOf>[]) =>
  imageResolutionRule.check(factsOf([pageOf(1), pageOf(2)], { images }), innerOf(2))

it('accepts sharp pictures, and small ones whatever they are', () => {
  expect(check(imageOf({ ppi: 240 }))).toEqual([])
  expect(check(imageOf({ ppi: 40, pixels: { width: 8, height: 8 } }))).toEqual([])
})

it('warns urgently below 150 ppi and shows the worst picture', () => {
  const [found] = check(imageOf({ page: 1, ppi: 120 }), imageOf({ page: 2, ppi: 90 }))
  expect(found).toMatchObject({
    severity: 'warn',
    pages: [2, 1],
    box: { x: 30, y: 105, width: 100, height: 75 },
  })
  expect(found?.detail).toContain('90 ppi')
})

it('stops a picture from a screen, unless it is an icon', () => {
  expect(check(imageOf({ ppi: 72 }))).toMatchObject([{ severity: 'block' }])
  expect(check(imageOf({ ppi: 72, box: { x: 33, y: 33, width: 12, height: 8 } }))).toMatchObject([{ severity: 'warn' }])
})

it('mentions pictures between 150 and 225 ppi more calmly', () => {
  expect(check(imageOf({ ppi: 180 }))[0]?.title).toBe('1쪽 사진이 조금 흐릴 수 있습니다')
})
