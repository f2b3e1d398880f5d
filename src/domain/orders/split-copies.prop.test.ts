import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unevenLine } from './delivery-counts.ts'
import { countsOf, restOf, splitProblem } from './split-copies.ts'

describe('copies split among addresses', () => {
  test('whatever the others get, the first gets the rest, and an order takes every split without a problem', () => {
    const lines = fc.integer({ min: 1, max: 5 })
    const split = lines.chain((count) => {
      const share = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: count, maxLength: count })
      const copies = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: count, maxLength: count })
      return fc.record({ copies, others: fc.array(share, { maxLength: 4 }) })
    })
    fc.assert(
      fc.property(split, ({ copies, others }) => {
        const shares = [restOf(copies, others), ...others]
        expect(copies.map((_, line) => shares.reduce((sum, share) => sum + (share[line] ?? 0), 0))).toEqual(copies)
        const deliveries = shares.map((share) => ({ counts: countsOf(share) }))
        if (splitProblem(copies, others) !== null) return
        expect(unevenLine(copies, deliveries)).toBeNull()
        expect(deliveries.every(({ counts }) => counts.length > 0)).toBe(true)
      }),
    )
  })

  test('more than there is, and an address that gets nothing, are named', () => {
    expect(splitProblem([100, 50], [[30, 60]])).toEqual({ kind: 'too-many', line: 2, over: 10 })
    expect(splitProblem([100, 50], [[0, 0]])).toEqual({ kind: 'nothing', address: 2 })
    expect(splitProblem([100, 50], [[100, 50]])).toEqual({ kind: 'nothing', address: 1 })
    expect(splitProblem([100, 50], [[100, 0]])).toBeNull()
  })
})
