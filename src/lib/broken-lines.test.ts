import { expect, test } from 'vitest'
import { brokenLines } from './broken-lines.ts'

const letters = (part: string): number => Array.from(part).length

test.each([
  ['한 줄에 다 들어갑니다', 20, ['한 줄에 다 들어갑니다']],
  ['가나다 라마바', 4, ['가나다', '라마바']],
  ['문의 010-1234-5678로', 14, ['문의', '010-1234-5678로']],
  ['무게 100 g 종이', 5, ['무게', '100 g', '종이']],
  ['https://example.com', 10, ['https://ex', 'ample.com']],
  ['가나', 0.5, ['가', '나']],
  ['', 10, ['']],
])('“%s” in lines of %d letters', (text, width, lines) => {
  expect(brokenLines(text, width, letters)).toEqual(lines)
})
