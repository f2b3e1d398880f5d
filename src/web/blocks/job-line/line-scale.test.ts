import { expect, test } from 'vitest'
import { lineScale } from './line-scale.ts'

const BOOK = { width: 190, height: 250 }
const POSTER = { width: 500, height: 640 }
const PHONE = { width: 300, height: 190, gap: 12, words: 84 }

test('drawings share the room of the line, and none grows over its height or over one to one', () => {
  const desk = { width: 620, height: 1000, gap: 20, words: 0 }
  expect(lineScale([POSTER, POSTER], desk)).toBeCloseTo(580 / 1000)
  expect(lineScale([BOOK], { ...desk, height: 125 })).toBeCloseTo(0.5)
  expect(lineScale([BOOK], desk)).toBe(1)
})

test('a small thing beside a large one leaves its words room', () => {
  const scale = lineScale([BOOK, POSTER], PHONE)
  expect(scale * POSTER.width).toBeLessThanOrEqual(PHONE.width - PHONE.words - 2 * PHONE.gap)
  expect(scale * POSTER.height).toBeLessThanOrEqual(PHONE.height)
})

test('more than stand beside each other are as large as three would be', () => {
  const many = Array.from({ length: 7 }, () => BOOK)
  expect(lineScale(many, PHONE)).toBeCloseTo((100 - 12) / 190)
})
