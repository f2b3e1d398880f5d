import { OWED_AT } from '#/domain/ledger/reversal.ts'
import { refundEntries } from '#/domain/ledger/sale.ts'
import { prepaidLeft, prepaidOf } from '#/domain/orders/benefits.ts'
import { saleUndone } from '#/domain/orders/order-money.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { takeBackEarned } from '#/server/features/benefits/wallet/wallet.public.ts'
import { type OrderRow, updateOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { saleOf } from './sale-of.ts'

interface Lowering {
  /** Locked. */
  readonly order: OrderRow
  readonly amount: number
  /** Names it once. */
  readonly about: string
}

/** A part of an order that its firm pays later is sold no more, and owed no more; a statement that names it asks for less. */
export async function lowerDebt(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'ids' | 'clock'>,
  { order, amount, about }: Lowering,
): Promise<void> {
  const { id: orderId, number, total, receivableTotal, settledTotal } = order
  const left = receivableTotal - amount
  if (left < 0) throw new Error(`order ${number} owes less than ${amount}`)
  await updateOrder(tx, orderId, { receivableTotal: left })
  const stays = left + settledTotal + prepaidLeft(order)
  await takeBackEarned(tx, deps, { orderId, left: stays, paid: total + prepaidOf(order), reference: about })
  await postBookings(tx, deps.clock.now(), [
    {
      id: deps.ids.uuid(),
      kind: 'order-receivable',
      reference: `${number}:given-back:${about}`,
      memo: number,
      attemptId: null,
      entries: refundEntries(saleOf(order), OWED_AT, saleUndone(order), amount),
    },
  ])
}
