import { describe, expect, test } from 'vitest'
import { quantitiesAround } from './quantities-around.ts'

const STANDARD = [10, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000]

describe('the quantity table', () => {
  test('holds what is ordered between the usual quantities', () => {
    expect(quantitiesAround(120, STANDARD)).toEqual([50, 100, 120, 200, 300, 500])
  })

  test('starts with the smallest when little is ordered', () => {
    expect(quantitiesAround(10, STANDARD)).toEqual([10, 30, 50, 100, 200, 300])
  })

  test('ends with the largest when much is ordered', () => {
    expect(quantitiesAround(9000, STANDARD)).toEqual([300, 500, 1000, 2000, 3000, 9000])
  })

  test('names no quantity twice', () => {
    expect(quantitiesAround(100, STANDARD).filter((copies) => copies === 100)).toHaveLength(1)
  })
})
