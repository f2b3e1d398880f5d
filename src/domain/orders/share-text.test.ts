import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

test('an address that gets a part is told how many of how many', () => {
  expect(shareText('전단 A4 양면 8,000장', 8000, 1200, '장')).toBe('전단 A4 양면 8,000장 가운데 1,200장')
})

test('an address that gets everything is not told the number twice', () => {
  expect(shareText('전단 A4 양면 8,000장', 8000, 8000, '장')).toBe('전단 A4 양면 8,000장 모두')
})
