import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { orderDetailsDocument, statementListDocument, statementDocument, type DocumentOrder } from './order-document.ts'
import { documentTotals } from './document-items.ts'
import type { Supplier } from './document-party.ts'

const SUPPLIER: Supplier = {
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

function order(amounts: Partial<DocumentOrder> & { supplies?: readonly number[] } = {}): DocumentOrder {
  return {
    number: '20261120-7K3Q2M',
    placedAt: new Date('2026-11-19T15:30:00Z'),
    paidAt: null,
    paymentMethod: null,
    refundedTotal: 0,
    discountTotal: 0,
    deliveryTotal: 3500,
    receiver: { name: '윤서영', company: null, phone: '010-1234-5678', email: 'yoon@example.com', address: null },
    changes: [],
    lines: (amounts.supplies ?? [491_630]).map((supply) => ({
      title: '책',
      spec: defaultSpec('D413'),
      ownFiles: false,
      conversion: 0,
      copies: 100,
      supply,
      vat: supply / 10,
      tariffVersion: '2026-11',
    })),
    ...amounts,
  }
}

const won = fc.integer({ min: 1, max: 5_000_000 }).map((tens) => tens * 10)

test('rows of a document sum to what the order costs, reductions and delivery included', () => {
  fc.assert(
    fc.property(
      fc.array(won, { minLength: 1, maxLength: 6 }),
      fc.nat(90),
      fc.nat(20_000),
      (supplies, percent, deliveryTotal) => {
        const goods = supplies.reduce((sum, supply) => sum + supply + supply / 10, 0)
        const discountTotal = Math.floor((goods * percent) / 1000) * 10
        const document = orderDetailsDocument(order({ supplies, discountTotal, deliveryTotal }), SUPPLIER, MADE)
        expect(document.total).toBe(goods - discountTotal + deliveryTotal)
        expect(documentTotals(document.items).total).toBe(document.total)
      },
    ),
  )
})

test('the day on a document is the day in Seoul', () => {
  const document = orderDetailsDocument(order(), SUPPLIER, MADE)
  expect(document.facts).toContainEqual({ label: '주문일', value: '2026-11-20' })
  expect(document.foot.at(-1)).toBe('2026-11-20 14:05 작성')
})

test('a person is addressed 귀하 and a company 귀중 with its person below', () => {
  expect(statementDocument(order(), SUPPLIER, MADE).receiver.honorific).toBe('귀하')
  const company = order({
    receiver: { name: '윤서영', company: '느린서가', phone: '02-123-4567', email: 'a@b.kr', address: null },
  })
  const { receiver } = statementDocument(company, SUPPLIER, MADE)
  expect([receiver.name, receiver.honorific, receiver.facts[0]?.value]).toEqual(['느린서가', '귀중', '윤서영'])
})

test('what the shop has not filled in yet is said, not invented', () => {
  const { supplier } = orderDetailsDocument(order(), SUPPLIER, MADE)
  expect(supplier.facts).toContainEqual({ label: '등록번호', value: '등록 전' })
})

test('a refund is a row of its own and comes off the total', () => {
  const document = statementDocument(order({ refundedTotal: 10_000 }), SUPPLIER, MADE)
  expect(document.sums.map((sum) => sum.label)).toEqual(['공급가액', '부가세', '환불', '합계'])
  expect(document.total).toBe(491_630 + 49_163 + 3500 - 10_000)
})

test('a list numbers its rows through and dates each with its order', () => {
  const one = order()
  const document = statementListDocument(
    [one, one],
    { from: '2026-11-01', to: '2026-11-30' },
    one.receiver,
    SUPPLIER,
    MADE,
  )
  expect(document.items.map((item) => item.no)).toEqual([1, 2, 3, 4])
  expect(document.items[0]?.date).toBe('11-20')
})
