import { expect, it } from 'vitest'
import { shareOut } from './share-out.ts'

it('gives the won that rounding leaves to who lost most by it, the first of equals', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(10, [2, 1])).toEqual([7, 3])
  expect(shareOut(7, [0, 0])).toEqual([7, 0])
  expect(shareOut(0, [3, 4])).toEqual([0, 0])
})
