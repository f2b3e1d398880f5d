import { expect, it } from 'vitest'
import { caseCosts } from './case-costs.ts'

const price = (code: string, label: string, amount: number) => ({ code, partId: null, label, amount })
const line = {
  copies: 6000,
  supply: 150_000,
  prices: [
    price('paper', '종이', 30_000),
    price('paper', '종이', 12_000),
    price('plates', '판', 20_000),
    price('run', '인쇄', 24_000),
    price('handling', '접수와 관리', 5_000),
    price('rounding', '끝자리', -10),
  ],
}
const none = { after: null, copies: null, amount: null }

it('makes so many copies again, with plates as for all of them', () => {
  const costs = caseCosts({ offer: { ...none, kind: 'remake', copies: 1000 }, copies: 200, line, fee: 3_000 })
  expect(costs).toEqual({
    copies: 1000,
    lines: [
      { label: '종이', amount: 7_000 },
      { label: '판', amount: 20_000 },
      { label: '인쇄', amount: 4_000 },
      { label: '다시 보내는 배송비', amount: 3_000 },
    ],
    sum: 34_000,
    supply: 150_000,
    margin: 64_000,
    left: 30_000,
  })
})

it('is reckoned as a remake of what is wrong until something is offered', () => {
  expect(caseCosts({ offer: null, copies: 600, line, fee: 0 })).toMatchObject({ copies: 600, sum: 26_600 })
})

it('is what goes back where nothing is made again', () => {
  const costs = caseCosts({ offer: { ...none, kind: 'refund', amount: 70_000 }, copies: 600, line, fee: 3_000 })
  expect(costs).toMatchObject({ copies: null, lines: [{ label: '부분 환불', amount: 70_000 }], left: -6_000 })
  const coupon = caseCosts({ offer: { ...none, kind: 'coupon' }, copies: 600, line, fee: 3_000 })
  expect([coupon.sum, coupon.left]).toEqual([0, 64_000])
})
