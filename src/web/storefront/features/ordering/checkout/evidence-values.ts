import { asksForEvidence, type Evidence, type EvidenceKind } from '#/domain/orders/evidence.ts'
import type { SheetMeans } from '#/domain/orders/payment-means.ts'

/** What is typed about the evidence; what another kind asked for stays until the sheet is sent. */
export interface EvidenceFields {
  readonly receiptPhone: string
  readonly businessNumber: string
  readonly invoiceCompany: string
  readonly ceo: string
  readonly manager: string
  readonly invoiceEmail: string
}

export const NO_EVIDENCE: EvidenceFields = {
  receiptPhone: '',
  businessNumber: '',
  invoiceCompany: '',
  ceo: '',
  manager: '',
  invoiceEmail: '',
}

/** What a page that takes money asks about it; the order sheet asks more. */
export interface EvidenceSheet extends EvidenceFields {
  readonly means: SheetMeans
  readonly evidence: EvidenceKind
  /** The name that a transfer to the shop's own account will carry. */
  readonly depositor: string
}

/** As the shop is told; null where the means proves itself. */
export function evidenceOf(sheet: EvidenceSheet): Evidence | null {
  if (!asksForEvidence(sheet.means)) return null
  switch (sheet.evidence) {
    case 'none':
      return { kind: 'none' }
    case 'income-receipt':
      return { kind: 'income-receipt', phone: sheet.receiptPhone }
    case 'expense-receipt':
      return { kind: 'expense-receipt', businessNumber: sheet.businessNumber }
    case 'tax-invoice':
      return {
        kind: 'tax-invoice',
        businessNumber: sheet.businessNumber,
        company: sheet.invoiceCompany,
        ceo: sheet.ceo,
        manager: sheet.manager,
        email: sheet.invoiceEmail,
      }
  }
}

/** The fields of an order before, for the next one. */
export function fieldsOf(evidence: Evidence | null): EvidenceFields {
  switch (evidence?.kind) {
    case 'income-receipt':
      return { ...NO_EVIDENCE, receiptPhone: evidence.phone }
    case 'expense-receipt':
      return { ...NO_EVIDENCE, businessNumber: evidence.businessNumber }
    case 'tax-invoice': {
      const { businessNumber, company, ceo, manager, email } = evidence
      return { ...NO_EVIDENCE, businessNumber, invoiceCompany: company, ceo, manager, invoiceEmail: email }
    }
    default:
      return NO_EVIDENCE
  }
}
