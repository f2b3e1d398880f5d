import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitJob } from '#/domain/catalog/kit-job.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { Dealing } from './dealing.ts'
import { type DocumentOrder, orderDetailsDocument } from './order-document.ts'
import { statementDocument, statementListDocument } from './statement-document.ts'
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

interface Sold {
  readonly supplies?: readonly number[]
  readonly discountTotal?: number
  readonly deliveryTotal?: number
}

function order({
  supplies = [491_630],
  discountTotal = 0,
  deliveryTotal = 3500,
  ...rest
}: Partial<DocumentOrder> & Sold = {}): DocumentOrder {
  const lines = supplies.map((supply) => ({
    title: '책',
    spec: defaultSpec('D413'),
    files: [],
    conversion: 0,
    copies: 100,
    supply,
    vat: supply / 10,
    tariffVersion: '2026-11',
  }))
  const sold = { lines, discountTotal, deliveryTotal }
  return {
    number: '20261120-7K3Q2M',
    placedAt: new Date('2026-11-19T15:30:00Z'),
    paidAt: null,
    paymentMethod: null,
    cancelled: false,
    receiver: { name: '윤서영', company: null, phone: '010-1234-5678', email: 'yoon@example.com', address: null },
    now: sold,
    first: sold,
    dealings: [],
    changes: [],
    ...rest,
  }
}

const SALE: Dealing = {
  kind: 'sale',
  changeId: null,
  at: new Date('2026-11-19T15:40:00Z'),
  supply: 494_812,
  vat: 49_481,
  paid: 544_293,
  prepaid: 0,
  owed: 0,
}
/** 10,000 won of it went back five days later. */
const REFUND: Dealing = {
  ...SALE,
  kind: 'refund',
  at: new Date('2026-11-24T05:00:00Z'),
  supply: -9091,
  vat: -909,
  paid: -10_000,
}

const won = fc.integer({ min: 1, max: 5_000_000 }).map((tens) => tens * 10)

const PARTS = { advance: 200_000, advancePaid: true, rest: 344_293, restDay: '2026-12-04' } as const
const ADVANCE: Dealing = { ...SALE, kind: 'received', supply: 0, vat: 0, paid: 200_000, owed: -200_000 }

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

test('what the shop has not filled in yet is left out, and what it has stands', () => {
  const { supplier } = orderDetailsDocument(order(), { ...SUPPLIER, businessNumber: null, phone: '02-123-4567' }, MADE)
  expect(supplier.facts.map(({ label }) => label)).not.toContain('등록번호')
  expect(supplier.facts).toContainEqual({ label: '전화', value: '02-123-4567' })
})

test('a refund is a row of its own with its day, supply and VAT, and comes off all three', () => {
  const document = statementDocument(order({ dealings: [SALE, REFUND] }), SUPPLIER, MADE)
  expect(document.items.at(-1)).toMatchObject({ date: '11-24', name: '환불', supply: -9091, vat: -909 })
  expect(document.sums.map(({ label, amount }) => [label, amount])).toEqual([
    ['공급가액', 494_812 - 9091],
    ['부가세', 49_481 - 909],
    ['합계', 534_293],
  ])
  expect(document.facts).toContainEqual({ label: '받은 금액', value: '534,293원' })
})

test('nothing is said to have been dealt before it is paid', () => {
  const unpaid = statementDocument(order(), SUPPLIER, MADE)
  expect(unpaid.statement).not.toContain('거래하였습니다')
  expect(unpaid.facts).toContainEqual({ label: '거래일자', value: '결제 전' })
  const cancelled = statementDocument(order({ cancelled: true }), SUPPLIER, MADE)
  expect([cancelled.items, cancelled.total]).toEqual([[], 0])
  expect(statementDocument(order({ dealings: [SALE] }), SUPPLIER, MADE).statement).toContain('거래하였습니다')
})

test('a change of a paid order is a row beside what was sold first', () => {
  const change: Dealing = {
    ...REFUND,
    kind: 'change',
    changeId: 'c1',
    supply: -100_000,
    vat: -10_000,
    paid: -110_000,
  }
  const words = '부수 100부 → 80부'
  const changes = [{ id: 'c1', at: change.at, words, difference: -110_000 }]
  const document = statementDocument(order({ dealings: [SALE, change], changes }), SUPPLIER, MADE)
  expect(document.items.at(-1)).toMatchObject({ name: '주문 변경', details: [words], supply: -100_000 })
  expect(document.items[0]).toMatchObject({ quantity: 100, supply: 491_630 })
  expect(document.total).toBe(544_293 - 110_000)
})

test('unit price times quantity and the rest that is told are the amount', () => {
  const [whole] = statementDocument(order({ supplies: [500_000], dealings: [SALE] }), SUPPLIER, MADE).items
  expect([whole?.unitPrice, whole?.details.some((detail) => detail.startsWith('단가'))]).toEqual([5000, false])
  const [broken] = statementDocument(order({ supplies: [491_630] }), SUPPLIER, MADE).items
  expect(broken?.unitPrice).toBe(4916)
  expect(broken?.details).toContain('단가 4,916원 × 100권 + 30원')
})

test('a list numbers its rows through and says day and order of each', () => {
  const one = order({ dealings: [SALE] })
  const list = { orders: [one, one], period: null, leftOut: 1, receiver: one.receiver }
  const document = statementListDocument(list, SUPPLIER, MADE)
  expect(document.items.map((item) => item.no)).toEqual([1, 2, 3, 4])
  expect(document.items[0]).toMatchObject({ date: '11-20', details: expect.arrayContaining(['20261120-7K3Q2M']) })
  expect(document.notes[0]).toBe('결제하지 않은 주문 1건은 담지 않았습니다.')
})

test('a period in which more went back than was sold has a total, and what is owed is carried on', () => {
  const one = order({ dealings: [REFUND] })
  const period = {
    from: '2026-11-21',
    to: '2026-11-30',
    carried: { owed: 50_000, advances: 0 },
    left: { owed: 50_000, advances: 0 },
  }
  const document = statementListDocument({ orders: [one], period, leftOut: 0, receiver: one.receiver }, SUPPLIER, MADE)
  expect([document.total, document.totalInHangul]).toEqual([-10_000, '△ 금 일만원정'])
  expect(document.sums.at(-1)).toMatchObject({ label: '남은 미수금', amount: 50_000 })
})

test('whoever adds the rows under a period up comes from what was owed before to what is owed now', () => {
  const owing = order({ number: '20261120-OWED22', dealings: [{ ...SALE, paid: 0, owed: 544_293 }] })
  const paidFor: Dealing = { ...SALE, kind: 'received', supply: 0, vat: 0, paid: 100_000, owed: -100_000 }
  const orders = [owing, order({ dealings: [paidFor] }), order({ dealings: [ADVANCE], parts: PARTS })]
  const left = { owed: 594_293, advances: 200_000 }
  const period = { from: '2026-11-01', to: '2026-11-30', carried: { owed: 150_000, advances: 0 }, left }
  const { sums } = statementListDocument({ orders, period, leftOut: 0, receiver: owing.receiver }, SUPPLIER, MADE)
  expect(sums.slice(2).map(({ label, amount }) => [label, amount])).toEqual([
    ['합계', 544_293],
    ['이월 미수금', 150_000],
    ['받은 금액', -100_000],
    ['남은 미수금', 594_293],
    ['받은 선금', 200_000],
  ])
})

test('a kit names each of its papers', () => {
  const papers = ['미색모조 80 g', '아트지 100 g', '스노우지 150 g'].map((name, at) => ({ id: `p${at}`, name }))
  const sold = order()
  const [line] = sold.now.lines
  if (!line) throw new Error('no line')
  const now = { ...sold.now, lines: [{ ...line, spec: kitJob(papers), copies: 1 }] }
  const [row] = orderDetailsDocument({ ...sold, now }, SUPPLIER, MADE).items
  expect(row?.details).toEqual(['종이 1 미색모조 80 g', '종이 2 아트지 100 g', '종이 3 스노우지 150 g'])
})

test('who asked for a tax paper is named with the number it goes to', () => {
  const { receiver } = order()
  const named = order({ receiver: { ...receiver, company: '한울출판', businessNumber: '1208147521' } })
  expect(statementDocument(named, SUPPLIER, MADE).receiver.facts[0]).toEqual({
    label: '등록번호',
    value: '120-81-47521',
  })
})

test('papers of an order whose advance came say its rest and until when, and claim no sale', () => {
  const waiting = order({ supplies: [491_630], dealings: [ADVANCE], parts: PARTS })
  const rest = { label: '잔금', value: '344,293원 · 2026-12-04까지' }
  expect(orderDetailsDocument(waiting, SUPPLIER, MADE).facts).toContainEqual(rest)
  const statement = statementDocument(waiting, SUPPLIER, MADE)
  expect(statement.facts).toContainEqual(rest)
  expect(statement.facts).toContainEqual({ label: '선금', value: '200,000원 · 받음' })
  expect(statement.statement).not.toContain('거래하였습니다')
  expect(statement.total).toBe(544_293)
})

test('an advance is said beside what is owed, and not taken off it', () => {
  const owing = order({ number: '20261120-OWED22', dealings: [{ ...SALE, paid: 0, owed: 544_293 }] })
  const orders = [owing, order({ dealings: [ADVANCE], parts: PARTS })]
  const list = statementListDocument({ orders, period: null, leftOut: 0, receiver: owing.receiver }, SUPPLIER, MADE)
  expect(list.facts).toContainEqual({ label: '미수금', value: '544,293원' })
  expect(list.facts).toContainEqual({ label: '받은 선금', value: '200,000원' })
})
