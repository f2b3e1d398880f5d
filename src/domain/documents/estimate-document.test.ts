import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { estimateAmounts } from '#/domain/estimates/estimate-amounts.ts'
import { expiryOf } from '#/domain/estimates/validity.ts'
import { hangulAmount } from '#/domain/money/hangul-amount.ts'
import { FIRST_DELIVERY_FEES as fees } from '#/domain/orders/delivery-fee.data.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { estimateDocument } from './estimate-document.ts'
import { documentTotals } from './document-items.ts'

const SUPPLIER = {
  brand: '직지프린트',
  name: null,
  ceo: null,
  businessNumber: null,
  address: null,
  phone: null,
  email: null,
  bank: { bank: null, number: null, holder: null },
  look: { logo: null, stamp: null, accent: '#c43e00' },
}
const MADE = new Date('2026-11-20T05:05:00Z')

function documentOf(adjustments: readonly number[], discountRate: number) {
  const lines = (['D413', 'D304'] as const).map((product, index) => {
    const spec = defaultSpec(product)
    const priced = quoteValid(spec, TARIFF_2026_11)
    if (!priced.ok) throw new Error(priced.error.message)
    const adjusted = adjustQuote(priced.value, adjustments[index] ?? 0, '단골 고객')
    return { title: `일감 ${index + 1}`, spec, files: [], quote: adjusted.ok ? adjusted.value : priced.value }
  })
  const amounts = estimateAmounts(
    lines.map((line) => line.quote),
    { rate: discountRate, agreed: false },
    fees,
  )
  const receiver = { name: '윤서영', company: '느린서가', phone: '0212345678', email: 'a@b.kr', address: null }
  const { discountTotal, deliveryTotal } = amounts
  const document = estimateDocument(
    {
      number: 'E20261120-7K3Q',
      madeAt: MADE,
      expiresAt: expiryOf(MADE),
      staffName: '김민재',
      receiver,
      discountRate,
      discountAgreed: false,
      discountTotal,
      deliveryTotal,
      tariffVersion: '2026-11',
      fees,
      note: null,
      cutOffHour: 14,
      lines,
    },
    SUPPLIER,
  )
  return { document, amounts }
}

test('an estimate document sums to the estimate, whatever was adjusted and discounted', () => {
  const tens = fc.integer({ min: -1_000, max: 5_000 }).map((count) => count * 10)
  fc.assert(
    fc.property(tens, tens, fc.integer({ min: 0, max: 100 }), (first, second, rate) => {
      const { document, amounts } = documentOf([first, second], rate)
      expect(document.total).toBe(amounts.total)
      expect(document.totalInHangul).toBe(hangulAmount(amounts.total))
      expect(documentTotals(document.items)).toMatchObject({ supply: amounts.goodsSupply, vat: amounts.goodsVat })
      const sum = (label: string) => document.sums.find((row) => row.label === label)?.amount ?? 0
      expect(sum('품목 소계') + sum('등급 할인') + sum('배송비')).toBe(sum('공급가액'))
      expect(sum('공급가액') + sum('부가세')).toBe(sum('합계'))
    }),
    { numRuns: 40 },
  )
})

test('an adjustment stands below its job with the reason, and the job keeps the price of the tariff', () => {
  const [plain, adjusted] = [documentOf([], 0).document, documentOf([-1_000], 0).document]
  expect(adjusted.items.map((item) => item.name)).toEqual(['일감 1', '금액 조정 · 단골 고객', '일감 2'])
  expect(adjusted.items[0]?.supply).toBe(plain.items[0]?.supply)
  expect(adjusted.items[1]).toMatchObject({ no: 2, supply: -1_000, vat: -100, quantity: null })
})

test('an estimate document says until when it holds and who answers for it', () => {
  expect(documentOf([], 0).document.facts).toEqual([
    { label: '견적번호', value: 'E20261120-7K3Q' },
    { label: '견적일', value: '2026년 11월 20일' },
    { label: '유효기간', value: '2026년 12월 20일까지' },
    { label: '담당', value: '김민재' },
  ])
})
