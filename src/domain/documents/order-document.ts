import { kindOf } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specDetails } from '#/domain/catalog/spec-rows.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { hangulAmount } from '#/domain/money/hangul-amount.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { KNIFE_ASTRAY_SAID } from '#/domain/print/knife.ts'
import type { Copies } from '#/domain/print/units.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import type { BusinessDocument, DocumentFact, DocumentItem, DocumentSum } from './business-document.ts'
import { conversionDetails } from './conversion-details.ts'
import { DEAL_NAMES, type Dealing } from './dealing.ts'
import {
  amountRow,
  type DocumentExtras,
  documentItems,
  documentTotals,
  type DocumentJob,
  type DocumentTotals,
} from './document-items.ts'
import { receiverParty, supplierParty, type Receiver, type Supplier } from './document-party.ts'

/** An order as a document wants it. */
export interface DocumentOrder {
  readonly number: string
  readonly placedAt: Date
  readonly paidAt: Date | null
  /** 카드, 가상계좌 …; null while unpaid. */
  readonly paymentMethod: string | null
  readonly cancelled: boolean
  /** Absent where it is paid at once, or both parts were. */
  readonly parts?: DocumentParts | null
  /** Of which brand it was ordered; absent is the shop itself. */
  readonly brand?: string | null
  readonly receiver: Receiver
  /** As it is now, after every change. */
  readonly now: DocumentSale
  /** As it was sold first. */
  readonly first: DocumentSale
  /** What was booked of it, the oldest first; nothing before it is paid or its payment deferred. */
  readonly dealings: readonly Dealing[]
  /** What became another after the payment, oldest first. */
  readonly changes: readonly DocumentChange[]
}

/** An order that is paid in two parts. */
export interface DocumentParts {
  readonly advance: Krw
  readonly advancePaid: boolean
  readonly rest: Krw
  /** Until when the rest is to be paid. */
  readonly restDay: string | null
}

export interface DocumentSale extends DocumentExtras {
  readonly lines: readonly DocumentOrderLine[]
}

export interface DocumentChange {
  readonly id: string
  readonly at: Date
  readonly words: string
  readonly difference: Krw
}

export interface DocumentOrderLine {
  readonly title: string
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly copies: Copies
  readonly supply: Krw
  readonly vat: Krw
  readonly tariffVersion: string
  /** Of its material into a PDF, in the supply. */
  readonly conversion: Krw
}

export const ORDER_NOTES = [
  '합계금액에는 부가세가 들어 있고, 단가와 공급가액에는 들어 있지 않습니다.',
  `재단 오차는 ${KNIFE_ASTRAY_SAID}이며 인쇄 색은 화면과 다를 수 있습니다.`,
]

function changeNote({ at, words, difference }: DocumentChange): string {
  const amount = `${formatCount(Math.abs(difference))}원`
  const money = difference === 0 ? '금액 그대로' : difference > 0 ? `차액 ${amount} 결제` : `차액 ${amount} 환불`
  return `${seoulDay(at)} 주문 변경: ${words} (${money})`
}

/** 주문내역서: what was ordered, as it is now, what it costs, and what of it went back. */
export function orderDetailsDocument(order: DocumentOrder, supplier: Supplier, madeAt: Date): BusinessDocument {
  const sold = documentItems(jobsOf(order.now.lines), order.now)
  const back = order.dealings.filter(({ kind }) => kind !== 'sale' && kind !== 'change')
  const items = numbered([...sold, ...back.flatMap((dealing) => correctionRow(order, dealing, { day: 'below' }))])
  const totals = documentTotals(items)
  const tariffs = [...new Set(order.now.lines.map((line) => line.tariffVersion))]
  return {
    kind: 'order-details',
    title: '주문내역서',
    number: order.number,
    facts: [
      { label: '주문번호', value: order.number },
      ...(order.brand ? [{ label: '브랜드', value: order.brand }] : []),
      { label: '주문일', value: seoulDay(order.placedAt) },
      { label: '결제일', value: order.paidAt ? seoulDay(order.paidAt) : '결제 전' },
      { label: '결제수단', value: order.paymentMethod ?? '결제 전' },
      ...partFacts(order.parts ?? null),
    ],
    receiver: receiverParty(order.receiver),
    supplier: supplierParty(supplier),
    statement: '아래와 같이 주문하셨습니다.',
    items,
    sums: sumsOf(totals),
    total: totals.total,
    totalInHangul: signedHangul(totals.total),
    terms: [],
    notes: [...order.changes.map(changeNote), ...ORDER_NOTES],
    foot: [order.number, `요금표 ${tariffs.join(', ')}`, madeText(madeAt)],
    look: supplier.look,
  }
}

/** Both parts, and until when the second is to be paid. */
export function partFacts(parts: DocumentParts | null): readonly DocumentFact[] {
  if (parts === null) return []
  const { advance, advancePaid, rest, restDay } = parts
  return [
    { label: '선금', value: `${formatWon(advance)} · ${advancePaid ? '받음' : '결제 전'}` },
    { label: '잔금', value: `${formatWon(rest)}${restDay === null ? '' : ` · ${restDay}까지`}` },
  ]
}

export const madeText = (madeAt: Date): string => `${seoulDateTime(madeAt).slice(0, 16)} 작성`

/** More may go back in a period than was sold in it: then the amount is marked as one that goes back. */
export const signedHangul = (total: Krw): string => `${total < 0 ? '△ ' : ''}${hangulAmount(Math.abs(total))}`

/** A refund, a change, money that a bank took back: a row of its own, with its day; none where no sale has moved. */
export function correctionRow(
  order: DocumentOrder,
  dealing: Dealing,
  { day, more = [] }: { readonly day: string; readonly more?: readonly string[] },
): readonly Omit<DocumentItem, 'no'>[] {
  if (dealing.supply === 0 && dealing.vat === 0) return []
  const words = order.changes.find(({ id }) => id === dealing.changeId)?.words
  const below = day === 'below' ? [seoulDay(dealing.at)] : []
  const details = [...below, ...more, ...(words ? [words] : []), ...(dealing.about ?? [])]
  return [amountRow(DEAL_NAMES[dealing.kind], dealing, day === 'below' ? '' : day, details)]
}

export const numbered = (rows: readonly Omit<DocumentItem, 'no'>[]): readonly DocumentItem[] =>
  rows.map((row, index) => ({ ...row, no: index + 1 }))

export const jobsOf = (lines: readonly DocumentOrderLine[]): readonly DocumentJob[] =>
  lines.map((line) => ({
    title: line.title,
    spec: line.spec,
    files: line.files,
    details: [...specDetails(line.spec), ...conversionDetails(line.conversion)],
    copies: line.copies,
    unit: kindOf(line.spec.product).unit,
    supply: line.supply,
    vat: line.vat,
  }))

export const sumsOf = (totals: DocumentTotals): readonly DocumentSum[] => [
  { label: '공급가액', hint: '', amount: totals.supply, weight: 'strong' },
  { label: '부가세', hint: '10 %', amount: totals.vat, weight: 'plain' },
  { label: '합계', hint: '', amount: totals.total, weight: 'total' },
]
