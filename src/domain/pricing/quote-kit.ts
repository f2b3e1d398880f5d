import type { Paper } from '#/domain/catalog/paper.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { splitVat } from '#/domain/money/vat.ts'
import type { Quote } from './quote.ts'

/** A sample is a card of this size; what a parcel weighs follows from it. */
const CARD_M2 = 0.105 * 0.148

/** The price of a kit is the owner's, VAT and postage included, whatever papers are in it. It may be nothing. */
export function quoteKit(price: Krw, papers: readonly Pick<Paper, 'gsm'>[]): Quote {
  const { supply, vat } = splitVat(price)
  return {
    tariffVersion: 'kit',
    // Every quote names a way of printing; nothing that has no part asks for it.
    route: 'digital-sheet',
    copies: 1,
    lines: [
      {
        code: 'kit',
        partId: null,
        label: '종이 샘플',
        quantity: 1,
        unit: '묶음',
        inputs: { 종이: papers.length },
        amount: supply,
      },
    ],
    supply,
    vat,
    total: price,
    unit: price,
    spine: null,
    coverFlat: null,
    copyWeight: Math.ceil(papers.reduce((sum, { gsm }) => sum + gsm * CARD_M2, 0)),
    workingDays: 1,
  }
}
