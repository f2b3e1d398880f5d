import type { PartPaymentView } from '#/contract/ordering/part-payment-view.ts'
import { advanceHeld } from '#/domain/orders/part-payment.ts'
import { restDay } from '#/domain/orders/rest-day.ts'
import type { OrderRow } from './orders.repo.ts'

/** Null where an order is paid at once, or was cancelled. */
export function presentPartPayment(order: OrderRow): PartPaymentView | null {
  const { advanceTotal: advance, advancePaidAt, total, cancelledAt, capturedTotal, paymentState } = order
  // Nothing is left of the agreement once all is owed at once.
  if (advance === 0 || cancelledAt !== null || paymentState === 'deferred') return null
  const whole = advanceHeld(order) === 0 && capturedTotal > 0
  return {
    advance,
    rest: total - advance,
    restDay: restDay(order),
    advancePaidAt: advancePaidAt?.toISOString() ?? null,
    whole,
  }
}
