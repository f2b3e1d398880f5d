import type { MoveDeps } from '#/server/features/ordering/orders/orders.public.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'

export interface PaymentsDeps extends MoveDeps, Pick<Services, 'database' | 'ids' | 'log'> {
  readonly gateway: PaymentGateway
  readonly sealer: Sealer
  /** Where customers reach the shop, for links in messages. */
  readonly shopAddress: string
}
