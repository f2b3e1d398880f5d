import type { Services } from '#/server/platform/services.ts'
import type { TaxInvoices } from '#/server/ports/tax-invoices.ts'

export interface TaxDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs' | 'live' | 'log'> {
  /** Null: no service is connected, and papers wait at the desk. */
  readonly taxInvoices: TaxInvoices | null
}
