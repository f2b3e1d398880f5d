import { describe, expect, it } from 'vitest'
import { josa } from './josa.ts'

describe('the particle follows the last sound of the word', () => {
  it.each([
    ['이름', '을/를', '이름을'],
    ['전화번호', '을/를', '전화번호를'],
    ['비밀번호', '은/는', '비밀번호는'],
    ['서울', '으로/로', '서울로'],
    ['부산', '으로/로', '부산으로'],
    ['A4', '을/를', 'A4를'],
    ['13', '은/는', '13은'],
    ['1', '으로/로', '1로'],
    ['10', '이/가', '10이'],
    ['PDF', '을/를', 'PDF를'],
    ['URL', '이/가', 'URL이'],
    ['주소(상세)', '을/를', '주소(상세)를'],
    ['', '을/를', '를'],
  ] as const)('%s with %s is %s', (word, pair, written) => {
    expect(josa(word, pair)).toBe(written)
  })
})
