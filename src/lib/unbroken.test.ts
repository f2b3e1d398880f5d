import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['재단선에서 0.3 mm입니다', '재단선에서 0.3 \u2060mm입니다'],
  ['24–1,000쪽', '24–\u20601,000쪽'],
  ['아트지 250 g', '아트지 250 \u2060g'],
])('%s keeps its number and what follows on one line', (text, held) => {
  expect(unbroken(text)).toBe(held)
})

test('words are left as they are', () => {
  expect(unbroken('풀로 붙입니다')).toBe('풀로 붙입니다')
})
