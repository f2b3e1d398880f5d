import { expect, test } from 'vitest'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { priceGroups } from './price-groups.ts'
import { priceLine } from './price-lines.ts'
import { quoteValid } from './quote-job.ts'
import { TARIFF_2026_11 } from './tariff-2026-11.data.ts'

test('of every kind there are few groups, and they sum to the supply; what staff adjusted stands by itself', () => {
  for (const { defaults } of Object.values(KINDS)) {
    const priced = quoteValid(defaults, TARIFF_2026_11)
    if (!priced.ok) throw new Error(priced.error.message)
    const groups = priceGroups(defaults, priced.value)
    expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.value.supply)
    expect(groups.length).toBeLessThanOrEqual(6)
    const off = priceLine('adjustment', null, '조정 · 단골', -1_000, { quantity: 1, unit: '건' })
    const lines = [...priced.value.lines, off]
    expect(priceGroups(defaults, { ...priced.value, lines })).toContainEqual({ label: '조정 · 단골', amount: -1_000 })
  }
})
