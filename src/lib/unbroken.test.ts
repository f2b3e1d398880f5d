import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('holds a number and its unit by a space that browsers do not break at', () => {
  expect(unbroken('책등 5.8 mm')).toBe('책등 5.8\u00A0mm')
  expect(unbroken('210 × 297 mm, 80 g')).toBe('210 × 297\u00A0mm, 80\u00A0g')
})

it('holds the two ends of a range, and leaves words alone', () => {
  expect(unbroken('24–1,000쪽')).toBe('24–\u20601,000쪽')
  expect(unbroken('100권 두 곳')).toBe('100권 두 곳')
})
