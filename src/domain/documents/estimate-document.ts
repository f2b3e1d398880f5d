import { discountName } from '#/domain/members/agreed-discount.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { specDetails } from '#/domain/catalog/spec-rows.ts'
import { conversionOf } from '#/domain/pricing/with-conversion.ts'
import { adjustedSupply } from '#/domain/estimates/adjust-quote.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import { formatCount } from '#/lib/format-count.ts'
import { hangulAmount } from '#/domain/money/hangul-amount.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { splitVat, vatOf } from '#/domain/money/vat.ts'
import { boxesOf } from '#/domain/orders/courier-fee.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { KNIFE_ASTRAY_SAID } from '#/domain/print/knife.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import type { BusinessDocument, DocumentFact, DocumentItem, DocumentSum } from './business-document.ts'
import { conversionDetails } from './conversion-details.ts'
import { amountRow, documentItems, documentTotals } from './document-items.ts'
import { accountFacts, receiverParty, supplierParty, type Receiver, type Supplier } from './document-party.ts'

/** An estimate as its document wants it. */
export interface DocumentEstimate {
  readonly number: string
  readonly madeAt: Date
  readonly expiresAt: Date
  /** Who answers for it; null when the customer made it alone. */
  readonly staffName: string | null
  readonly receiver: Receiver
  readonly discountRate: number
  readonly discountAgreed: boolean
  /** Both with VAT, as the estimate was summed. */
  readonly discountTotal: Krw
  readonly deliveryTotal: Krw
  readonly tariffVersion: string
  /** Those that it was summed by. */
  readonly fees: DeliveryFees
  readonly note: string | null
  /** Hour at which a day's approvals were closed when it was made. */
  readonly cutOffHour: number
  readonly lines: readonly {
    readonly title: string
    readonly spec: JobSpec
    readonly files: readonly LineFile[]
    readonly quote: Quote
  }[]
}

const NOTES = [
  '사양, 부수, 파일의 쪽수가 바뀌면 금액이 달라집니다.',
  '유효기간이 지나면 그날의 요금표로 다시 계산합니다.',
  '배송비는 일반 지역 한 곳에 택배로 보낼 때의 금액입니다. 배송지가 여러 곳이거나 도서 지역이면 달라집니다.',
  `재단 오차는 ${KNIFE_ASTRAY_SAID}이며 인쇄 색은 화면과 다를 수 있습니다.`,
]

/** 견적서. Its last sum is the estimate's total to the won. */
export function estimateDocument(estimate: DocumentEstimate, supplier: Supplier): BusinessDocument {
  const { number, madeAt, expiresAt, staffName, lines } = estimate
  const items = numbered(lines.flatMap(rowsOf))
  const sums = sumsOf(estimate, items)
  const total = sums.at(-1)?.amount ?? 0
  return {
    kind: 'estimate',
    title: '견적서',
    number,
    facts: [
      { label: '견적번호', value: number },
      { label: '견적일', value: dayText(seoulDay(madeAt)) },
      { label: '유효기간', value: `${dayText(lastDayOf(expiresAt))}까지` },
      { label: '담당', value: staffName ?? supplier.brand },
    ],
    receiver: receiverParty(estimate.receiver),
    supplier: supplierParty(supplier),
    statement: '아래와 같이 견적합니다.',
    items,
    sums,
    total,
    totalInHangul: hangulAmount(total),
    terms: [...termsOf(estimate), ...accountFacts(supplier)],
    notes: [...(estimate.note ? [estimate.note] : []), ...NOTES],
    foot: [number, `요금표 ${estimate.tariffVersion}`, `${seoulDateTime(madeAt).slice(0, 16)} 작성`],
    look: supplier.look,
  }
}

/** `2026-12-20` as 2026년 12월 20일. */
function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${year}년 ${Number(month)}월 ${Number(date)}일`
}

type Row = Omit<DocumentItem, 'no'>

const numbered = (rows: readonly Row[]): readonly DocumentItem[] =>
  rows.map((row, index) => ({ no: index + 1, ...row }))

/** The job at the price of the tariff, then each adjustment with its reason. */
function rowsOf({ title, spec, files, quote }: DocumentEstimate['lines'][number]): readonly Row[] {
  const { tariff, adjustments } = adjustedSupply(quote)
  const details = [...specDetails(spec), ...conversionDetails(conversionOf(quote))]
  const unit = kindOf(spec.product).unit
  const job = { title, spec, files, details, copies: spec.copies, unit, supply: tariff, vat: vatOf(tariff) }
  return [
    ...documentItems([job], { discountTotal: 0, deliveryTotal: 0 }).map(({ no: _no, ...row }) => row),
    ...adjustments.map(({ reason, amount }) =>
      amountRow(`금액 조정 · ${reason}`, { supply: amount, vat: vatOf(amount) }),
    ),
  ]
}

function sumsOf(estimate: DocumentEstimate, items: readonly DocumentItem[]): readonly DocumentSum[] {
  const goods = documentTotals(items)
  const discount = splitVat(estimate.discountTotal)
  const delivery = splitVat(estimate.deliveryTotal)
  const supply = goods.supply - discount.supply + delivery.supply
  const vat = goods.vat - discount.vat + delivery.vat
  const reduced: DocumentSum[] =
    estimate.discountTotal > 0
      ? [
          {
            label: discountName(estimate.discountAgreed),
            hint: `${estimate.discountRate} %`,
            amount: -discount.supply,
            weight: 'plain',
          },
        ]
      : []
  return [
    { label: '품목 소계', hint: '', amount: goods.supply, weight: 'plain' },
    ...reduced,
    {
      label: '배송비',
      hint: `택배 ${formatCount(boxes(estimate))}상자`,
      amount: delivery.supply,
      weight: 'plain',
    },
    { label: '공급가액', hint: '', amount: supply, weight: 'strong' },
    { label: '부가세', hint: '10 %', amount: vat, weight: 'plain' },
    { label: '합계', hint: '부가세 포함', amount: supply + vat, weight: 'total' },
  ]
}

const boxes = ({ lines, fees }: DocumentEstimate): number =>
  boxesOf(
    fees,
    lines.reduce((sum, { quote }) => sum + quote.copyWeight * quote.copies, 0),
  )

const termsOf = ({ lines, cutOffHour }: DocumentEstimate): readonly DocumentFact[] => [
  {
    label: '납기',
    value: `시안 승인과 결제가 모두 끝난 날부터 영업일 ${Math.max(...lines.map((line) => line.quote.workingDays))}일 뒤 출고합니다. 평일 ${cutOffHour}시 이후의 승인은 다음 영업일로 셉니다.`,
  },
  { label: '결제', value: '카드, 계좌이체, 가상계좌. 후불은 승인된 거래처에 한합니다.' },
  { label: '증빙', value: '계좌 입금은 세금계산서, 카드는 매출전표입니다.' },
]
