import type { AmendCode } from '#/domain/tax/amendment.ts'
import type { TaxItem } from '#/domain/tax/sale-items.ts'
import type { TaxFirm, TaxPerson, TaxSupplier } from '#/domain/tax/tax-party.ts'

/** Issues papers that the tax office gets. No call throws for what the service or the network may do. */
export interface TaxInvoices {
  /** The practice service: nothing reaches the tax office. */
  readonly practised: boolean
  /** Both name the paper by its key: asked again, the service knows it and issues nothing twice. */
  issueInvoice(call: InvoiceCall): Promise<IssueOutcome>
  issueReceipt(call: ReceiptCall): Promise<IssueOutcome>
  /** Takes an invoice back before the tax office gets it. */
  withdraw(by: PaperKey, reason: string): Promise<WithdrawOutcome>
  lookUp(by: PaperKey): Promise<PaperOutcome>
  /** Where the service shows it; works for some seconds. */
  paperUrl(by: PaperKey): Promise<UrlOutcome>
  /** Whether a firm is in business. */
  checkFirm(supplierNumber: string, businessNumber: string): Promise<FirmOutcome>
  /** What is left of the points that papers cost. */
  points(supplierNumber: string): Promise<PointsOutcome>
}

export interface PaperKey {
  readonly kind: 'invoice' | 'receipt'
  /** The shop's own number: whose papers they are. */
  readonly supplierNumber: string
  readonly key: string
}

export interface InvoiceCall {
  readonly key: string
  readonly supplier: TaxSupplier
  readonly buyer: TaxFirm
  readonly writeDay: string
  readonly paid: boolean
  readonly supply: number
  readonly vat: number
  readonly items: readonly TaxItem[]
  readonly remark: string
  readonly amends: { readonly code: AmendCode; readonly confirmNumber: string } | null
}

export interface ReceiptCall {
  readonly key: string
  readonly supplier: TaxSupplier
  readonly buyer: TaxPerson
  readonly usage: 'income' | 'expense'
  /** Never negative. */
  readonly supply: number
  readonly vat: number
  readonly itemName: string
  readonly orderNumber: string
  /** The receipt that it takes back, all of it or a part. */
  readonly cancels: { readonly confirmNumber: string; readonly day: string; readonly whole: boolean } | null
}

/** `unknown`: it may have happened, look it up. `not-sent`: it certainly has not. */
export type Uncertain =
  | { readonly kind: 'unknown'; readonly code: string }
  | { readonly kind: 'not-sent'; readonly code: string }
/** In Korean, as the service says it. */
export type Refused = { readonly kind: 'refused'; readonly code: string; readonly message: string }

export type PaperState = 'issued' | 'sent' | 'done' | 'rejected' | 'withdrawn'

export interface Paper {
  readonly kind: 'paper'
  readonly state: PaperState
  readonly confirmNumber: string | null
  /** `YYYY-MM-DD`; null before there is a number. */
  readonly confirmDay: string | null
  /** Why the tax office did not take it. */
  readonly failure: { readonly code: string; readonly message: string } | null
}

export type IssueOutcome = Paper | Refused | Uncertain
export type PaperOutcome = Paper | { readonly kind: 'none' } | Uncertain
export type WithdrawOutcome = { readonly kind: 'withdrawn' } | Refused | Uncertain
export type UrlOutcome = { readonly kind: 'url'; readonly url: string } | Refused | Uncertain
export type FirmState = 'open' | 'resting' | 'closed' | 'unregistered'
export type FirmOutcome = { readonly kind: 'firm'; readonly state: FirmState } | Refused | Uncertain
export type PointsOutcome = { readonly kind: 'points'; readonly points: number } | Refused | Uncertain
