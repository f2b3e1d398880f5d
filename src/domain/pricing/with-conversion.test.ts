import { expect, test } from 'vitest'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { quoteValid } from './quote-job.ts'
import { TARIFF_2026_11 } from './tariff-2026-11.data.ts'
import { withConversion } from './with-conversion.ts'

const answer = quoteValid(FLYER.defaults, TARIFF_2026_11)
if (!answer.ok) throw new Error(answer.error.message)
const plain = answer.value

test('the conversion of material is a line of its own, and lines, supply and VAT still sum', () => {
  const quote = withConversion(plain, 15_000)
  expect(quote.lines.at(-1)).toMatchObject({ code: 'conversion', amount: 15_000, quantity: 1, unit: '건' })
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.supply)
  expect(quote.total - plain.total).toBe(16_500)
  expect(quote.vat).toBe(quote.supply / 10)
})

test('a price that is not in tens is rounded up, so that VAT stays whole', () => {
  expect(withConversion(plain, 15_001).supply - plain.supply).toBe(15_010)
})

test('a tariff without a price converts for nothing', () => {
  expect(withConversion(plain, undefined)).toBe(plain)
  expect(withConversion(plain, 0)).toBe(plain)
})
