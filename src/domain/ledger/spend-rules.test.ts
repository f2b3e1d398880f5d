import { describe, expect, it } from 'vitest'
import { emoneyProblem, mostPoints, pointsProblem, usablePrepaid } from './spend-rules.ts'

const purse = { balance: 7_805, payable: 5_003 }

describe('points on an order', () => {
  it('are used whole in tens, up to the price and from a least on', () => {
    expect(mostPoints(purse, 1_000)).toBe(5_000)
    expect(mostPoints({ ...purse, payable: 90_000 }, 1_000)).toBe(7_800)
    expect(mostPoints({ ...purse, balance: 990 }, 1_000)).toBe(0)
  })

  it.each([
    [0, null],
    [5_000, null],
    [7_810, '포인트가 모자랍니다. 지금 쓸 수 있는 포인트는 7,805P입니다.'],
    [990, '포인트는 1,000P부터 쓸 수 있습니다.'],
    [1_005, '포인트는 10P 단위로 쓸 수 있습니다.'],
    [5_010, '포인트는 남은 금액 5,003원까지 쓸 수 있습니다.'],
  ])('of %i: %s', (asked, problem) => expect(pointsProblem(asked, purse, 1_000)).toBe(problem))
})

describe('a sheet that is being filled in', () => {
  const balances = { points: 3_000, emoney: 4_000 }
  it.each([
    [
      { points: 2_005, emoney: 500 },
      { points: 2_000, emoney: 500 },
    ],
    [
      { points: 9_000, emoney: 9_000 },
      { points: 3_000, emoney: 2_000 },
    ],
    [
      { points: 900, emoney: 9_000 },
      { points: 0, emoney: 4_000 },
    ],
  ])('uses of %o what can be used, %o', (asked, used) =>
    expect(usablePrepaid(asked, balances, 5_000, 1_000)).toEqual(used),
  )
})

describe('e-money on an order', () => {
  it.each([
    [5_003, null],
    [5_004, 'e머니는 남은 금액 5,003원까지 쓸 수 있습니다.'],
    [7_806, 'e머니가 모자랍니다. 지금 쓸 수 있는 e머니는 7,805원입니다.'],
  ])('of %i: %s', (asked, problem) => expect(emoneyProblem(asked, purse)).toBe(problem))
})
