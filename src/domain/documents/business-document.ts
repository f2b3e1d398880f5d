import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'

export const DOCUMENT_KINDS = ['estimate', 'order-details', 'statement', 'statement-list'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Its rows bear days. */
export const isDated = (kind: DocumentKind): boolean => kind === 'statement' || kind === 'statement-list'

/**
 * A business document as it is read: every word and number on it, in order, with nothing left to compute. The page on screen
 * and the PDF are two drawings of this one value.
 */
export interface BusinessDocument {
  readonly kind: DocumentKind
  /** 견적서, 주문내역서, 거래명세서. */
  readonly title: string
  readonly number: string
  /** Label and value, left to right under the title. */
  readonly facts: readonly DocumentFact[]
  readonly receiver: DocumentParty
  readonly supplier: DocumentParty
  /** 아래와 같이 견적합니다. */
  readonly statement: string
  readonly items: readonly DocumentItem[]
  /** Rows under the table; `total` is what the rows come to. */
  readonly sums: readonly DocumentSum[]
  readonly total: Krw
  /** 금 일백이십삼만원정. */
  readonly totalInHangul: string
  readonly terms: readonly DocumentFact[]
  readonly notes: readonly string[]
  /** Small print at the foot: number, tariff, time of making. */
  readonly foot: readonly string[]
  readonly look: DocumentLook
}

/** How the shop shows itself on paper; pictures as `data:` addresses of PNG. */
export interface DocumentLook {
  readonly logo: string | null
  /** Null: one is cut of the company's name. */
  readonly stamp: string | null
  readonly accent: string
}

export interface DocumentFact {
  readonly label: string
  readonly value: string
}

export interface DocumentParty {
  readonly name: string
  /** 귀중 for a company, 귀하 for a person; empty for the supplier. */
  readonly honorific: string
  readonly facts: readonly DocumentFact[]
}

export interface DocumentItem {
  readonly no: number
  /** 월일 on a statement, otherwise empty. */
  readonly date: string
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: number | null
  readonly unit: string
  readonly unitPrice: Krw | null
  readonly supply: Krw
  readonly vat: Krw
  readonly note: string
  /** For the drawing beside the row. */
  readonly spec: JobSpec | null
  /** What its customer sent lies on that drawing, before whoever may see it. */
  readonly files: readonly LineFile[]
}

export interface DocumentSum {
  readonly label: string
  readonly hint: string
  readonly amount: Krw
  readonly weight: 'plain' | 'strong' | 'total'
}
