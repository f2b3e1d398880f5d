import { kindOf } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { hangulAmount } from '#/domain/money/hangul-amount.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Copies } from '#/domain/print/units.ts'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { BusinessDocument, DocumentFact, DocumentSum } from './business-document.ts'
import { conversionDetails } from './conversion-details.ts'
import { documentItems, documentTotals, type DocumentJob, type DocumentTotals } from './document-items.ts'
import { receiverParty, supplierParty, type Receiver, type Supplier } from './document-party.ts'

/** An order as a document wants it. */
export interface DocumentOrder {
  readonly number: string
  readonly placedAt: Date
  readonly paidAt: Date | null
  /** 카드, 가상계좌 …; null while unpaid. */
  readonly paymentMethod: string | null
  readonly refundedTotal: Krw
  readonly discountTotal: Krw
  readonly deliveryTotal: Krw
  readonly receiver: Receiver
  readonly lines: readonly DocumentOrderLine[]
  /** What became another after the payment, oldest first: the amounts above are those after it. */
  readonly changes: readonly DocumentChange[]
}

export interface DocumentChange {
  readonly at: Date
  readonly words: string
  readonly difference: Krw
}

export interface DocumentOrderLine {
  readonly title: string
  readonly spec: JobSpec
  readonly ownFiles: boolean
  readonly copies: Copies
  readonly supply: Krw
  readonly vat: Krw
  readonly tariffVersion: string
  /** Of its material into a PDF, in the supply. */
  readonly conversion: Krw
}

const NOTES = ['금액에는 부가세가 들어 있습니다.', '재단 오차는 1–2 mm이며 인쇄 색은 화면과 다를 수 있습니다.']

function changeNote({ at, words, difference }: DocumentChange): string {
  const amount = `${formatCount(Math.abs(difference))}원`
  const money = difference === 0 ? '금액 그대로' : difference > 0 ? `차액 ${amount} 결제` : `차액 ${amount} 환불`
  return `${seoulDay(at)} 주문 변경: ${words} (${money})`
}

/** 주문내역서: what was ordered and what it costs. */
export function orderDetailsDocument(order: DocumentOrder, supplier: Supplier, madeAt: Date): BusinessDocument {
  return {
    ...common(order, supplier, madeAt),
    kind: 'order-details',
    title: '주문내역서',
    facts: [
      { label: '주문번호', value: order.number },
      { label: '주문일', value: seoulDay(order.placedAt) },
      { label: '결제일', value: order.paidAt ? seoulDay(order.paidAt) : '결제 전' },
      { label: '결제수단', value: order.paymentMethod ?? '결제 전' },
    ],
    statement: '아래와 같이 주문하셨습니다.',
  }
}

/** 거래명세서 of one order. */
export function statementDocument(order: DocumentOrder, supplier: Supplier, madeAt: Date): BusinessDocument {
  return {
    ...common(order, supplier, madeAt),
    kind: 'statement',
    title: '거래명세서',
    facts: [
      { label: '주문번호', value: order.number },
      { label: '거래일자', value: seoulDay(order.paidAt ?? order.placedAt) },
      { label: '받은 금액', value: order.paidAt ? '전액' : '없음' },
      { label: '작성일', value: seoulDay(madeAt) },
    ],
    statement: '아래와 같이 거래하였습니다.',
  }
}

/** 거래명세서 over several orders, the oldest first; each order's rows carry its day. */
export function statementListDocument(
  orders: readonly DocumentOrder[],
  period: { readonly from: string; readonly to: string },
  receiver: Receiver,
  supplier: Supplier,
  madeAt: Date,
): BusinessDocument {
  const items = orders
    .flatMap((order) => documentItems(jobsOf(order), order, seoulDay(order.paidAt ?? order.placedAt).slice(5)))
    .map((item, index) => ({ ...item, no: index + 1 }))
  const totals = documentTotals(items)
  const refunded = orders.reduce((sum, order) => sum + order.refundedTotal, 0)
  return {
    kind: 'statement-list',
    title: '거래명세서',
    number: `${period.from} – ${period.to}`,
    facts: [
      { label: '기간', value: `${period.from} – ${period.to}` },
      { label: '주문', value: `${formatCount(orders.length)}건` },
      { label: '작성일', value: seoulDay(madeAt) },
    ],
    receiver: receiverParty(receiver),
    supplier: supplierParty(supplier),
    statement: '아래와 같이 거래하였습니다.',
    items,
    sums: sumsOf(totals, refunded),
    total: totals.total - refunded,
    totalInHangul: hangulAmount(totals.total - refunded),
    terms: [],
    notes: NOTES,
    foot: [`${kstDateTimeText(madeAt).slice(0, 16)} 작성`],
    look: supplier.look,
  }
}

function common(order: DocumentOrder, supplier: Supplier, madeAt: Date) {
  const items = documentItems(jobsOf(order), order)
  const totals = documentTotals(items)
  const tariffs = [...new Set(order.lines.map((line) => line.tariffVersion))]
  return {
    number: order.number,
    receiver: receiverParty(order.receiver),
    supplier: supplierParty(supplier),
    items,
    sums: sumsOf(totals, order.refundedTotal),
    total: totals.total - order.refundedTotal,
    totalInHangul: hangulAmount(totals.total - order.refundedTotal),
    terms: [] as readonly DocumentFact[],
    notes: [...order.changes.map(changeNote), ...NOTES],
    foot: [order.number, `요금표 ${tariffs.join(', ')}`, `${kstDateTimeText(madeAt).slice(0, 16)} 작성`],
    look: supplier.look,
  }
}

const jobsOf = (order: DocumentOrder): readonly DocumentJob[] =>
  order.lines.map((line) => ({
    title: line.title,
    spec: line.spec,
    ownFiles: line.ownFiles,
    details: [
      ...specRows(line.spec)
        .slice(1, -1)
        .map((row) => `${row.label} ${row.value}`),
      ...conversionDetails(line.conversion),
    ],
    copies: line.copies,
    unit: kindOf(line.spec.product).unit,
    supply: line.supply,
    vat: line.vat,
  }))

function sumsOf(totals: DocumentTotals, refunded: Krw): readonly DocumentSum[] {
  const refund: DocumentSum[] =
    refunded > 0 ? [{ label: '환불', hint: '부가세 포함', amount: -refunded, weight: 'plain' }] : []
  return [
    { label: '공급가액', hint: '', amount: totals.supply, weight: 'strong' },
    { label: '부가세', hint: '10 %', amount: totals.vat, weight: 'plain' },
    ...refund,
    { label: '합계', hint: '', amount: totals.total - refunded, weight: 'total' },
  ]
}
