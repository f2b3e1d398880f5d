import { expect, test } from 'vitest'
import { linePieces } from './line-pieces.ts'

test.each([
  ['아트지 100 g, 4도', ['아', '트', '지', ' ', '100 g,', ' ', '4도']],
  ['010-9876-5432로', ['010-9876-5432', '로']],
  ['312호 (담당 이)', ['312호', ' ', '(담', '당', ' ', '이)']],
  [' 두  칸\n줄 ', ['두', ' ', '칸', ' ', '줄']],
  ['100 gram', ['100', ' ', 'gram']],
  ['', []],
])('“%s” keeps together what is read in one', (text, pieces) => {
  expect(linePieces(text)).toEqual(pieces)
})
