import { expect, it } from 'vitest'
import { wordsToRead } from './words-to-read.ts'

it('a memo and a request of their own words have to be read, what the order sheet offers does not', () => {
  expect(wordsToRead({ memo: '', request: '' })).toEqual([])
  expect(wordsToRead({ memo: ' \n', request: '문 앞에 놓아 주세요' })).toEqual([])
  expect(wordsToRead({ memo: '', request: ' 경비실에 맡겨 주세요 ' })).toEqual([])
  expect(wordsToRead({ memo: '접지 마세요', request: '문 앞에 놓아 주세요' })).toEqual(['접지 마세요'])
  expect(wordsToRead({ memo: '접지 마세요', request: '2층 사무실로' })).toEqual(['접지 마세요', '2층 사무실로'])
  expect(wordsToRead({ memo: '', request: '문 앞에 놓아 주세요. 개가 있어요' })).toHaveLength(1)
})
