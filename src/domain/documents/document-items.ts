import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { discountName } from '#/domain/members/agreed-discount.ts'
import type { Copies } from '#/domain/print/units.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { vatWithin } from '#/domain/money/vat.ts'
import type { DocumentItem } from './business-document.ts'

/** One priced job on a document. `supply` and `vat` are the line's own amounts, before any reduction of the order. */
export interface DocumentJob {
  readonly title: string
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly details: readonly string[]
  readonly copies: Copies
  readonly unit: string
  readonly supply: Krw
  readonly vat: Krw
}

/** Amounts of the order that are no job; all contain VAT. */
export interface DocumentExtras {
  readonly discountTotal: Krw
  readonly discountAgreed?: boolean
  readonly couponTotal?: Krw
  readonly deliveryTotal: Krw
}

/**
 * The rows of the table: each job, then the reduction and the delivery as rows of their own, so that the columns of supply
 * and VAT sum to the document's total without a hidden difference.
 */
export function documentItems(
  jobs: readonly DocumentJob[],
  extras: DocumentExtras,
  date = '',
): readonly DocumentItem[] {
  const rows = jobs.map((job) => ({
    date,
    name: job.title,
    details: [...job.details, ...restOf(job)],
    quantity: job.copies,
    unit: job.unit,
    unitPrice: Math.floor(job.supply / job.copies),
    supply: job.supply,
    vat: job.vat,
    note: '',
    spec: job.spec,
    files: job.files,
  }))
  const { couponTotal = 0, discountTotal, discountAgreed = false } = extras
  const discount = discountTotal > 0 ? [amountRow(discountName(discountAgreed), signedParts(-discountTotal), date)] : []
  const coupon = couponTotal > 0 ? [amountRow('쿠폰 할인', signedParts(-couponTotal), date)] : []
  const delivery = extras.deliveryTotal > 0 ? [amountRow('배송비', signedParts(extras.deliveryTotal), date)] : []
  return [...rows, ...discount, ...coupon, ...delivery].map((row, index) => ({ no: index + 1, ...row }))
}

/** What unit price times quantity leaves of the amount, so that nobody who multiplies finds another. */
function restOf({ supply, copies, unit }: DocumentJob): readonly string[] {
  const rest = supply % copies
  if (rest === 0) return []
  return [`단가 ${formatCount((supply - rest) / copies)}원 × ${formatCount(copies)}${unit} + ${formatCount(rest)}원`]
}

interface AmountParts {
  readonly supply: Krw
  readonly vat: Krw
}

function signedParts(total: Krw): AmountParts {
  const vat = vatWithin(total)
  return { supply: total - vat, vat }
}

/** A row that is an amount only; negative takes off. */
export function amountRow(
  name: string,
  { supply, vat }: AmountParts,
  date = '',
  details: readonly string[] = [],
): Omit<DocumentItem, 'no'> {
  return {
    date,
    name,
    details,
    quantity: null,
    unit: '',
    unitPrice: null,
    supply,
    vat,
    note: '',
    spec: null,
    files: [],
  }
}

export interface DocumentTotals {
  readonly supply: Krw
  readonly vat: Krw
  readonly total: Krw
}

export function documentTotals(items: readonly DocumentItem[]): DocumentTotals {
  const supply = items.reduce((sum, item) => sum + item.supply, 0)
  const vat = items.reduce((sum, item) => sum + item.vat, 0)
  return { supply, vat, total: supply + vat }
}
