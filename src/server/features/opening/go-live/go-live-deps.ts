import type { Finding } from '#/contract/opening/go-live.contract.ts'
import type { ServiceName } from '#/domain/opening/services.data.ts'
import type { Services } from '#/server/platform/services.ts'
import type { CourierTracking } from '#/server/ports/courier-tracking.ts'
import type { TaxInvoices } from '#/server/ports/tax-invoices.ts'
import type { Messenger } from '#/server/ports/messenger.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import type { Storage } from '#/server/ports/storage.ts'

/** What a service is now: real, or practice and what would make it real. */
export interface ServicePart {
  readonly real: boolean
  readonly says: string
}

export interface GoLiveDeps extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly mode: 'practice' | 'demo' | 'public'
  readonly messenger: Messenger
  readonly storage: Storage
  readonly gateway: PaymentGateway
  readonly tracking: CourierTracking | null
  readonly taxInvoices: TaxInvoices | null
  /** What `npm run doctor` finds of the shop's doors and settings. */
  readonly findings: () => Promise<readonly Finding[]>
  readonly parts: Readonly<Record<ServiceName, ServicePart>>
}
