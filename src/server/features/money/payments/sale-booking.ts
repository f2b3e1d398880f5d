import type { Entry } from '#/domain/ledger/entry.ts'
import type { Booking } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { SeenAttempt } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

interface Booked {
  readonly attempt: SeenAttempt
  readonly order: OrderRow
  readonly entries: readonly Entry[]
}

/** What an attempt brought for an order. */
export function paymentBooking(deps: Pick<PaymentsDeps, 'ids'>, { attempt, order, entries }: Booked): Booking {
  // A deposit that the bank took back and that came again is booked again; everything else once per order and attempt.
  const again = attempt.reversals > 0 ? `:${attempt.reversals}` : ''
  return {
    id: deps.ids.uuid(),
    kind: 'order-payment',
    reference: `${order.number}:${attempt.id}${again}`,
    memo: order.number,
    attemptId: attempt.id,
    entries,
  }
}
