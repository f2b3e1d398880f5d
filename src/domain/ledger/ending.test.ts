import { expect, test } from 'vitest'
import { endingWords } from './ending.ts'

test('what ends is named, and next to nothing is not', () => {
  expect(endingWords({ points: 1_200, emoney: 0 })).toBe('포인트 1,200P')
  expect(endingWords({ points: 0, emoney: 10_000 })).toBe('e머니 10,000원')
  expect(endingWords({ points: 50, emoney: 50 })).toBe('포인트 50P, e머니 50원')
  expect(endingWords({ points: 99, emoney: 0 })).toBeNull()
})
