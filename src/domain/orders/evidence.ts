import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import type { SheetMeans } from './payment-means.ts'

export const EVIDENCE_KINDS = ['none', 'income-receipt', 'expense-receipt', 'tax-invoice'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** How the customer wants a purchase in cash proved; the papers are issued by it once the money is there. */
export type Evidence =
  | { readonly kind: 'none' }
  /** 소득공제용, to a phone number. */
  | { readonly kind: 'income-receipt'; readonly phone: string }
  /** 지출증빙용, to a business number. */
  | { readonly kind: 'expense-receipt'; readonly businessNumber: string }
  | {
      readonly kind: 'tax-invoice'
      readonly businessNumber: string
      readonly company: string
      readonly ceo: string
      readonly manager: string
      readonly email: string
    }

export const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, string>> = {
  none: '받지 않음',
  'income-receipt': '현금영수증 (소득공제)',
  'expense-receipt': '현금영수증 (지출증빙)',
  'tax-invoice': '세금계산서',
}

/** The slip of a card proves the purchase by itself: nothing else may be issued for the same money (부가가치세법 33조). */
export const asksForEvidence = (means: SheetMeans): boolean => means !== 'card'

/** What counts for the means that is paid by in the end; what was asked before it changed is left aside. */
export const evidenceFor = (means: SheetMeans, asked: Evidence | null): Evidence | null =>
  asksForEvidence(means) ? asked : null

/** In one line, as a receipt or an order says it. */
export function evidenceText(evidence: Evidence): string {
  const name = EVIDENCE_NAMES[evidence.kind]
  switch (evidence.kind) {
    case 'none':
      return name
    case 'income-receipt':
      return `${name} ${evidence.phone}`
    case 'expense-receipt':
      return `${name} ${formatBusinessNumber(evidence.businessNumber)}`
    case 'tax-invoice':
      return `${name}, ${evidence.company}`
  }
}
