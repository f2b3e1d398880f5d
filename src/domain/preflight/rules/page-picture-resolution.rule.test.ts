import { expect, it } from 'vitest'
import { factsOf, imageOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { imageResolutionRule } from './image-resolution.rule.ts'
import { pagePictureResolutionRule } from './page-picture-resolution.rule.ts'

const WHOLE = { x: 0, y: 0, width: 154, height: 216 }
const facts = (...images: ReturnType<typeof imageOf>[]) => factsOf([pageOf(1), pageOf(2)], { images })
const check = (...images: ReturnType<typeof imageOf>[]) => pagePictureResolutionRule.check(facts(...images), innerOf(2))

it('warns of a coarse picture that fills a page, and leaves the decision to the customer', () => {
  const [found] = check(imageOf({ page: 2, box: WHOLE, ppi: 120 }), imageOf({ page: 1, box: WHOLE, ppi: 140 }))
  expect(found).toMatchObject({ severity: 'warn', pages: [2, 1], box: { x: -3, y: -3, width: 154, height: 216 } })
  expect(found?.detail).toContain('120 ppi')
})

it('stops a page of which only dots would be seen, on a large poster later', () => {
  const poster = { width: 420, height: 594 }
  const large = { media: { x: 0, y: 0, ...poster }, crop: null, trim: null, size: poster }
  const picture = (ppi: number) => imageOf({ box: { x: 0, y: 0, ...poster }, ppi })
  const onPoster = (ppi: number) =>
    pagePictureResolutionRule.check(
      factsOf([pageOf(1, large)], { images: [picture(ppi)] }),
      innerOf(1, { trim: poster }),
    )
  expect(check(imageOf({ box: WHOLE, ppi: 72 }))).toMatchObject([{ severity: 'block' }])
  expect(onPoster(72)).toMatchObject([{ severity: 'warn' }])
  expect(onPoster(40)).toMatchObject([{ severity: 'block' }])
})

it('accepts 150 ppi and more, and leaves smaller pictures to their own rule', () => {
  expect(check(imageOf({ box: WHOLE, ppi: 150 }))).toEqual([])
  expect(check(imageOf({ ppi: 72 }))).toEqual([])
})

it('says a thing once: the other rule is silent about such a picture', () => {
  expect(imageResolutionRule.check(facts(imageOf({ box: WHOLE, ppi: 120 })), innerOf(2))).toEqual([])
  expect(imageResolutionRule.check(facts(imageOf({ box: WHOLE, ppi: 170 })), innerOf(2))).toHaveLength(1)
})
