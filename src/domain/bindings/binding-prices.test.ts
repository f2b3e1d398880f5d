import { expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { bindingPrices } from './binding-prices.ts'
import { NEW_SET } from './binding-set.ts'
import { priceBinding } from './price-binding.ts'

it('the table of prices is what a request of that kind costs', () => {
  const rows = bindingPrices(TARIFF)
  expect(rows.map(({ pages }) => pages)).toEqual([60, 120, 200, 300])
  for (const { pages, thickness, units } of rows) {
    expect(thickness).toBeGreaterThan(0)
    for (const { copies, unit } of units) {
      const size = { width: 210, height: 297 }
      const file = { fileId: 'a', name: 'a.pdf', bytes: 1, pages, colourPages: 0, size }
      const priced = priceBinding(
        {
          ...NEW_SET,
          files: [{ ...file, fit: 'scale', blankBack: true, colour: null }],
          classes: [{ name: '가', copies }],
        },
        TARIFF,
      )
      expect(priced.ok && priced.value.quote.unit).toBe(unit)
    }
  }
})
