import { prepaidBackEntries } from '#/domain/ledger/sale.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { returnValue } from '#/server/features/benefits/wallet/wallet.public.ts'
import { type OrderRow, updateOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { saleOf } from './sale-of.ts'

/**
 * `amount` of what points and e-money paid goes back to the customer, out of the sale if it was sold. The order is locked by the
 * caller, who has seen to it that its money goes back first.
 */
export async function returnBenefits(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'ids' | 'clock'>,
  order: OrderRow,
  amount: Krw,
): Promise<void> {
  if (amount === 0) return
  const { id, number, prepaidBooked, prepaidReturned } = order
  await updateOrder(tx, id, { prepaidReturned: prepaidReturned + amount })
  await returnValue(tx, deps, { orderId: id, amount, reference: `${prepaidReturned}` })
  if (!prepaidBooked) return
  await postBookings(tx, deps.clock.now(), [
    {
      id: deps.ids.uuid(),
      kind: 'order-refund',
      reference: `${number}:prepaid:${prepaidReturned}`,
      memo: number,
      attemptId: null,
      entries: prepaidBackEntries(saleOf(order), prepaidReturned, amount),
    },
  ])
}
