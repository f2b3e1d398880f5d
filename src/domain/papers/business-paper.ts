import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'

export const PAPER_KINDS = ['estimate', 'order-details', 'statement', 'statement-list'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/**
 * A business paper as it is read: every word and number on it, in order, with nothing left to compute. The page on screen
 * and the PDF are two drawings of this one value.
 */
export interface BusinessPaper {
  readonly kind: PaperKind
  /** 견적서, 주문내역서, 거래명세서. */
  readonly title: string
  readonly number: string
  /** Label and value, left to right under the title. */
  readonly facts: readonly PaperFact[]
  readonly receiver: PaperParty
  readonly supplier: PaperParty
  /** 아래와 같이 견적합니다. */
  readonly statement: string
  readonly items: readonly PaperItem[]
  /** Rows under the table, the last one the total. */
  readonly sums: readonly PaperSum[]
  readonly total: Krw
  /** 금 일백이십삼만원정. */
  readonly totalInHangul: string
  readonly terms: readonly PaperFact[]
  readonly notes: readonly string[]
  /** Small print at the foot: number, tariff, time of making. */
  readonly foot: readonly string[]
}

export interface PaperFact {
  readonly label: string
  readonly value: string
}

export interface PaperParty {
  readonly name: string
  /** 귀중 for a company, 귀하 for a person; empty for the supplier. */
  readonly honorific: string
  readonly facts: readonly PaperFact[]
}

export interface PaperItem {
  readonly no: number
  /** 월일 in a list, otherwise empty. */
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
}

export interface PaperSum {
  readonly label: string
  readonly hint: string
  readonly amount: Krw
  readonly weight: 'plain' | 'strong' | 'total'
}
