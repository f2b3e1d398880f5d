import { describe, expect, test } from 'vitest'
import { singlesOf, spreadsOf } from './spreads.ts'

describe('how a reader meets the pages', () => {
  test('the first page stands alone on the right, then they come in pairs', () => {
    expect(spreadsOf(5, 'left')).toEqual([
      [null, 1],
      [2, 3],
      [4, 5],
    ])
  })

  test('an even inner ends with a page alone on the left', () => {
    expect(spreadsOf(4, 'left').at(-1)).toEqual([4, null])
  })

  test('a book bound on the right is read the other way round', () => {
    expect(spreadsOf(3, 'right')).toEqual([
      [1, null],
      [3, 2],
    ])
  })

  test('sheets are shown one by one', () => {
    expect(singlesOf(2)).toEqual([
      [1, null],
      [2, null],
    ])
  })

  test('nothing is shown of an empty file', () => {
    expect(spreadsOf(0, 'left')).toEqual([])
  })
})
