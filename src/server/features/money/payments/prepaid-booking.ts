import { prepaidSaleEntries } from '#/domain/ledger/sale.ts'
import { prepaidOf } from '#/domain/orders/benefits.ts'
import type { Booking } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { saleOf } from './sale-of.ts'

/** Points and e-money are sold once, with the first payment; a bank that takes its money back does not touch them. */
export const wantsPrepaidBooking = (order: OrderRow): boolean => prepaidOf(order) > 0 && !order.prepaidBooked

export function prepaidBooking(deps: Pick<PaymentsDeps, 'ids'>, order: OrderRow): readonly Booking[] {
  if (!wantsPrepaidBooking(order)) return []
  return [
    {
      id: deps.ids.uuid(),
      kind: 'order-payment',
      reference: `${order.number}:prepaid`,
      memo: order.number,
      attemptId: null,
      entries: prepaidSaleEntries(saleOf(order)),
    },
  ]
}
