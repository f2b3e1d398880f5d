import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { sealedSecretOf } from './deposit-secret.ts'
import { nextLook } from './next-look.ts'
import { detailsOf } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** What an attempt says of itself once the gateway has its money; `payment` null: nothing was to be paid. */
export function capturedOf(deps: PaymentsDeps, payment: ToldPayment | null, holds: boolean) {
  const now = deps.clock.now()
  // What came into the shop's own account the gateway knows nothing of.
  const atGateway = payment?.paymentKey ? payment : null
  return {
    state: holds ? ('captured' as const) : ('returned' as const),
    settledAt: now,
    method: payment?.method ?? '0원 결제',
    paymentKey: payment?.paymentKey ?? null,
    details: payment ? detailsOf(payment) : null,
    depositSecret: sealedSecretOf(deps, payment),
    lookAgainAt: atGateway && nextLook(now, now, atGateway.account ? 'account' : 'other'),
    gatewayCaptured: atGateway?.amount ?? 0,
    gatewayReturned: atGateway ? atGateway.amount - atGateway.balance : 0,
  }
}
