import { type AttemptWithOrders, freeKey } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/**
 * Another attempt holds this payment key. The gateway says whose it is: shown with a wrong order it is taken from that one,
 * so that the right confirm goes on. False when it is not this attempt's, or nobody can say so now.
 */
export async function reclaimKey(deps: PaymentsDeps, attempt: AttemptWithOrders, paymentKey: string): Promise<boolean> {
  const found = await deps.gateway.lookUp({ paymentKey })
  if (found.kind !== 'payment' || found.payment.gatewayOrderId !== attempt.gatewayOrderId) return false
  deps.log.warn({ attemptId: attempt.id }, 'a payment key was shown with another order; taking it back')
  await freeKey(deps.database.db, paymentKey, attempt.id)
  return true
}
