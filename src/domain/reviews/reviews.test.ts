import { describe, expect, it } from 'vitest'
import { criteriaOf, maskedWriter } from './review-criteria.ts'
import { summariseReviews } from './summarise-reviews.ts'

const none = { sum: 0, count: 0 }
const sums = (count: number, stars: number) => ({
  count,
  photos: 1,
  stars,
  scores: { colour: { sum: 4 * count, count }, cutting: none, binding: none, packing: none, promise: none },
})

describe('the summary of reviews', () => {
  it('has no average under five reviews', () => {
    expect(summariseReviews([sums(4, 20)])).toMatchObject({ count: 4, photos: 1, average: null })
  })
  it('adds the kinds up and rounds to one decimal; a criterion needs five answers of its own', () => {
    const { average, criteria } = summariseReviews([sums(4, 19), sums(2, 9)])
    expect(average).toBe(4.7)
    expect(criteria[0]).toEqual({ criterion: 'colour', average: 4 })
    expect(criteria[1]).toEqual({ criterion: 'cutting', average: null })
  })
  it('is empty without reviews', () => expect(summariseReviews([])).toMatchObject({ count: 0, average: null }))
})

describe('what a review asks', () => {
  it('asks of no binding where nothing is bound', () => {
    expect(criteriaOf(true)).toContain('binding')
    expect(criteriaOf(false)).not.toContain('binding')
  })
  it.each([
    ['김서연', '김*연'],
    ['김연', '김*'],
    ['황보서연우', '황***우'],
    ['길', '길*'],
    [' 윤서영 ', '윤*영'],
    ['', '손*'],
  ])('masks %s as %s', (name, masked) => expect(maskedWriter(name)).toBe(masked))
})
