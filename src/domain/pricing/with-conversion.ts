import type { Krw } from '#/domain/money/krw.ts'
import { vatOf } from '#/domain/money/vat.ts'
import type { PriceLine, Quote } from './quote.ts'

/** VAT is a tenth of the supply: a supply in tens of won keeps it whole. */
const STEP = 10

const CODE = 'conversion'

/** What the conversion of its material costs in a job, without VAT; 0 where there is none. */
export const conversionOf = ({ lines }: Pick<Quote, 'lines'>): Krw =>
  lines.find(({ code }) => code === CODE)?.amount ?? 0

/** The quote of a job whose material staff turn into a PDF first, as a line of its own. Free where the tariff has no price. */
export function withConversion(quote: Quote, price: Krw | undefined): Quote {
  const amount = Math.ceil((price ?? 0) / STEP) * STEP
  if (amount === 0) return quote
  const supply = quote.supply + amount
  const total = supply + vatOf(supply)
  const line: PriceLine = {
    code: CODE,
    partId: null,
    label: '자료를 PDF로 바꾸기',
    quantity: 1,
    unit: '건',
    inputs: {},
    amount,
  }
  return {
    ...quote,
    lines: [...quote.lines, line],
    supply,
    vat: vatOf(supply),
    total,
    unit: Math.ceil(total / quote.copies),
  }
}
