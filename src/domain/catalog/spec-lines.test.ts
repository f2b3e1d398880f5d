import { expect, test } from 'vitest'
import { BOOK } from './kinds/book.data.ts'
import { FLYER } from './kinds/flyer.data.ts'
import { geometryLine, materialLine } from './spec-lines.ts'

test('a book is told by its size, its pages and its spine', () => {
  expect(geometryLine(BOOK.defaults)).toMatch(/^\d+ × \d+ mm, \d+쪽, 책등 [\d.]+ mm$/)
})

test('a flyer is told by its size and what is printed on its sides', () => {
  expect(geometryLine({ ...FLYER.defaults, trim: { width: 148, height: 210 } })).toBe('148 × 210 mm, 양면 4도')
})

test('the papers of a book are told part by part, those of a flyer alone', () => {
  expect(materialLine(BOOK.defaults)).toContain(' · ')
  expect(materialLine(FLYER.defaults)).not.toContain(' · ')
  expect(materialLine(FLYER.defaults)).toMatch(/g/)
})
