import { moveEntries, OWED_AT, sellAgainEntries } from '#/domain/ledger/reversal.ts'
import { type Booking, postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { type OrderRow, updateOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { closeAccountsOf } from './close-accounts.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { prepaidBooking, wantsPrepaidBooking } from './prepaid-booking.ts'
import { saleOf } from './sale-of.ts'

const owedBooking = (deps: PaymentsDeps, order: OrderRow, about: string, entries: Booking['entries']): Booking => ({
  id: deps.ids.uuid(),
  kind: 'order-receivable',
  reference: `${order.number}:${about}`,
  memo: order.number,
  attemptId: null,
  entries,
})

/** The order, as it was before it was deferred, is sold and owed; nobody is to pay into an account of it any more. */
export async function bookDeferred(tx: Tx, deps: PaymentsDeps, order: OrderRow): Promise<void> {
  const entries = sellAgainEntries(saleOf(order), OWED_AT, order.total, order.total)
  const sold = owedBooking(deps, order, 'deferred', entries)
  await postBookings(tx, deps.clock.now(), [sold, ...prepaidBooking(deps, order)])
  if (wantsPrepaidBooking(order)) await updateOrder(tx, order.id, { prepaidBooked: true })
  await closeAccountsOf(tx, deps, order.id)
}

/** What was owed came into the shop's bank account; below zero it did not, and is owed again. `about` names it once. */
export async function bookSettled(
  tx: Tx,
  deps: PaymentsDeps,
  { order, amount, about }: { readonly order: OrderRow; readonly amount: number; readonly about: string },
): Promise<void> {
  const entries = moveEntries(OWED_AT, 'bank', amount)
  await postBookings(tx, deps.clock.now(), [owedBooking(deps, order, about, entries)])
}
