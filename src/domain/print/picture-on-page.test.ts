import { expect, it } from 'vitest'
import { pictureOnPage } from './picture-on-page.ts'

const A4 = { width: 210, height: 297 }

it('재단 여백까지 그린 그림은 여백까지 채웁니다', () => {
  const { box, margins, ppi } = pictureOnPage({ width: 2551, height: 3579 }, A4, 3)
  expect(box.width).toBeCloseTo(216, 0)
  expect(box.height).toBeCloseTo(303, 0)
  expect(margins).toBe(false)
  expect(ppi).toBeCloseTo(300, 0)
})

it('재단선까지만 그린 그림은 재단선에 맞춥니다', () => {
  const { box } = pictureOnPage({ width: 2480, height: 3508 }, A4, 3)
  expect(box).toMatchObject({ x: expect.closeTo(3, 1), y: expect.closeTo(3, 1), width: expect.closeTo(210, 1) })
})

it('비율이 다른 그림은 자르지도 늘이지도 않고 가운데에 둡니다', () => {
  const { box, margins } = pictureOnPage({ width: 3000, height: 3000 }, A4, 3)
  expect(box.width).toBeCloseTo(210)
  expect(box.height).toBeCloseTo(210)
  expect(box.y).toBeCloseTo((303 - 210) / 2)
  expect(margins).toBe(true)
})

it('누운 그림에는 누운 쪽을 만듭니다', () => {
  expect(pictureOnPage({ width: 3508, height: 2480 }, A4, 3).trim).toEqual({ width: 297, height: 210 })
})
