import type { EvidenceKind } from '#/domain/orders/evidence.ts'
import type { Machine } from '#/domain/orders/transition.ts'

/** What proves a purchase in cash. A cash receipt is for a person (소득공제) or for a firm (지출증빙). */
export const TAX_KINDS = ['tax-invoice', 'income-receipt', 'expense-receipt'] as const satisfies readonly EvidenceKind[]
export type TaxKind = (typeof TAX_KINDS)[number]

export const TAX_KIND_NAMES: Readonly<Record<TaxKind, string>> = {
  'tax-invoice': '세금계산서',
  'income-receipt': '현금영수증 (소득공제)',
  'expense-receipt': '현금영수증 (지출증빙)',
}

export const TAX_STATES = ['waiting', 'issuing', 'issued', 'sent', 'done', 'failed', 'proposed', 'cancelled'] as const
export type TaxState = (typeof TAX_STATES)[number]
export type TaxEvent =
  | 'issue'
  | 'confirm'
  | 'accept'
  | 'refuse'
  | 'send'
  | 'file'
  | 'reject'
  | 'cancel'
  | 'withdraw'
  | 'propose'

/**
 * One paper. `issuing` stays until the service's answer is known; `issued` has a number of the tax office, `sent` is on its way
 * there, `done` is filed. An amendment of an invoice is `proposed` by the shop's books and confirmed by a person.
 */
export const TAX_MACHINE: Machine<TaxState, TaxEvent> = {
  name: 'tax-document',
  initial: 'waiting',
  states: TAX_STATES,
  table: [
    { from: ['waiting'], event: 'propose', to: 'proposed', who: ['system'] },
    { from: ['waiting'], event: 'issue', to: 'issuing', who: ['customer', 'staff', 'system'] },
    { from: ['failed'], event: 'issue', to: 'issuing', who: ['customer', 'staff'] },
    { from: ['proposed'], event: 'confirm', to: 'issuing', who: ['staff'] },
    { from: ['issuing'], event: 'accept', to: 'issued', who: ['system'] },
    { from: ['issuing'], event: 'refuse', to: 'failed', who: ['system'] },
    { from: ['issued'], event: 'send', to: 'sent', who: ['system'] },
    { from: ['issued', 'sent'], event: 'file', to: 'done', who: ['system'] },
    { from: ['issued', 'sent'], event: 'reject', to: 'failed', who: ['system'] },
    { from: ['waiting', 'failed'], event: 'cancel', to: 'cancelled', who: ['customer', 'staff', 'system'] },
    // The books are as the paper says again.
    { from: ['proposed'], event: 'cancel', to: 'cancelled', who: ['system'] },
    // Taken back at the service before the tax office had it.
    { from: ['issued'], event: 'withdraw', to: 'cancelled', who: ['system'] },
  ],
}

/** Its numbers may still change: nobody outside has seen them. */
export const UNISSUED_STATES: readonly TaxState[] = ['waiting', 'failed']
/** The service has it, or had it when it was filed. */
export const ISSUED_STATES: readonly TaxState[] = ['issued', 'sent', 'done']

/** Refused by the tax office itself: the paper lives at the service, so the next try is another paper there. */
export const FILING_FAULT = 'NTS'
