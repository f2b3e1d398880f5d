import { describe, expect, it } from 'vitest'
import { wordsOf } from './search-words.ts'

describe('what somebody types into a search', () => {
  it.each([
    ['  Book_최종(2).PDF ', 'book 최종 2 pdf'],
    ['20261120-ABC', '20261120 abc'],
    ['표지'.normalize('NFD'), '표지'],
    [String.raw`100%_\ `, '100'],
    ['---', ''],
  ])('%j is %j', (typed, words) => {
    expect(wordsOf(typed)).toBe(words)
  })
})
