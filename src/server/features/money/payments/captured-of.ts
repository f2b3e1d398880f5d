import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { sealedSecretOf } from './deposit-secret.ts'
import { nextLook } from './next-look.ts'
import { detailsOf } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** What an attempt says of itself once the gateway has its money; `payment` null: nothing was to be paid. */
export function capturedOf(deps: PaymentsDeps, payment: GatewayPayment | null, holds: boolean) {
  const now = deps.clock.now()
  return {
    state: holds ? ('captured' as const) : ('returned' as const),
    settledAt: now,
    method: payment?.method ?? '0원 결제',
    paymentKey: payment?.paymentKey ?? null,
    details: payment ? detailsOf(payment) : null,
    depositSecret: sealedSecretOf(deps, payment),
    lookAgainAt: payment && nextLook(now, now, payment.account ? 'account' : 'other'),
    gatewayCaptured: payment?.amount ?? 0,
    gatewayReturned: payment ? payment.amount - payment.balance : 0,
  }
}
