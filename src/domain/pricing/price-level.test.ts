import { expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { atLevel } from './price-level.ts'
import { sumOf } from './price-lines.ts'
import { quote } from './quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'

function priceAt(percent: number, copies = 100) {
  const answer = quote({ ...defaultSpec('D413'), copies }, atLevel(TARIFF, { name: '한결문고', percent }))
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

it('a brand asks less or more than the shop, in a line of its own that is summed', () => {
  // 389,952 before the odd won.
  expect(priceAt(100).supply).toBe(389_950)
  for (const [percent, amount, supply] of [
    [80, -77_990, 311_960],
    [125, 97_488, 487_440],
  ] as const) {
    const price = priceAt(percent)
    expect(price.supply).toBe(supply)
    expect(sumOf(price.lines)).toBe(supply)
    expect(price.lines.find(({ code }) => code === 'level')).toMatchObject({ label: '한결문고 가격', amount })
  }
})

it('the price of the shop is told without such a line', () => {
  expect(priceAt(100).lines.some(({ code }) => code === 'level')).toBe(false)
  expect(atLevel(TARIFF, null)).toBe(TARIFF)
})

it('a larger run costs no less at any level', () => {
  for (const percent of [50, 77, 133, 200]) {
    let before = 0
    for (const copies of [10, 11, 29, 30, 31, 99, 100, 299, 300, 1000]) {
      const { total } = priceAt(percent, copies)
      expect(total).toBeGreaterThanOrEqual(before)
      before = total
    }
  }
})
