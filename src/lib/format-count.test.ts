import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('groups by thousands', () => {
  expect([7, 1000, 12_345_678].map((value) => formatCount(value))).toEqual(['7', '1,000', '12,345,678'])
})

test('writes what is taken away with a minus, not a hyphen', () => {
  expect(formatCount(-1860)).toBe('−1,860')
})

test('rounds to as many digits as it is told, and writes none that say nothing', () => {
  expect([1.005, 2.5, 1234.56, -0.001].map((value) => formatCount(value, 1))).toEqual(['1', '2.5', '1,234.6', '0'])
})
