import { expect, test } from 'vitest'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { adjustQuote } from './adjust-quote.ts'
import { priceGroups } from './price-groups.ts'

test('of every kind there are few groups, and they sum to the supply', () => {
  for (const { defaults } of Object.values(KINDS)) {
    const priced = quoteValid(defaults, TARIFF_2026_11)
    if (!priced.ok) throw new Error(priced.error.message)
    const groups = priceGroups(defaults, priced.value)
    expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.value.supply)
    expect(groups.length).toBeLessThanOrEqual(6)
    const adjusted = adjustQuote(priced.value, -1_000, '단골')
    expect(adjusted.ok && priceGroups(defaults, adjusted.value)).toContainEqual({
      label: '조정 · 단골',
      amount: -1_000,
    })
  }
})
