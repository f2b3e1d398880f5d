import { changeEntries, changePiece } from '#/domain/ledger/change.ts'
import { letGo } from '#/domain/orders/order-change.ts'
import { type Booking, postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  type Actor,
  applyChange,
  changeNote,
  insertChange,
  type OrderChangeRow,
  orderChanged,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockAttempt } from './attempts.repo.ts'
import { heldOfOrder, type HeldMoney, letGoOf } from './held-money.repo.ts'
import { openRepayment } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { receivedAt } from './received-at.ts'
import { saleOf } from './sale-of.ts'

/** Stands for wherever the money of each payment is. */
const SOMEWHERE = 'somewhere'

interface Cheaper {
  /** Locked, as it stands. */
  readonly order: OrderRow
  readonly change: OrderChangeRow
  readonly by: Actor
}

/**
 * A change that costs nothing more is done at once. What the order has too much of it lets go of: it stands under unapplied
 * receipts, with a repayment for each payment that it came by, and goes back like all money on no order.
 */
export async function carryOutCheaper(tx: Tx, deps: PaymentsDeps, { order, change, by }: Cheaper): Promise<void> {
  await insertChange(tx, change)
  await applyChange(tx, deps, { order, lineId: change.lineId, after: change.after, by, note: changeNote(change) })
  const held = await heldOfOrder(tx, order.id)
  const parts = letGo(-change.difference, held)
  for (const id of parts.map(({ from }) => from.attemptId).toSorted()) await lockAttempt(tx, id)
  await postBookings(tx, deps.clock.now(), bookingsOf(deps, order, change, parts))
  for (const { from, amount } of parts) {
    const { attemptId, byDeposit, paidTo } = from
    await letGoOf(tx, { attemptId, orderId: order.id, amount })
    await openRepayment(tx, deps, {
      attempt: { id: attemptId, paidTo },
      orders: [order],
      amount,
      cause: 'order-changed',
      byDeposit,
    })
  }
  await deps.jobs.emit(tx, orderChanged, { orderId: order.id, changeId: change.id })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}

/** One for each payment that lets go of some; one without a payment where only supply, VAT and delivery have moved. */
function bookingsOf(
  deps: PaymentsDeps,
  order: OrderRow,
  { id, after }: OrderChangeRow,
  parts: ReturnType<typeof letGo<HeldMoney>>,
): readonly Booking[] {
  const whole = changeEntries(saleOf(order), saleOf({ ...order, ...after.amounts }), SOMEWHERE)
  const booking = { kind: 'order-change', memo: order.number } as const
  if (parts.length === 0) return [{ ...booking, id: deps.ids.uuid(), reference: id, attemptId: null, entries: whole }]
  let done = 0
  return parts.map(({ from: { attemptId, paidTo }, amount }) => {
    const entries = changePiece(whole, SOMEWHERE, done, amount).map((entry) =>
      entry.account === SOMEWHERE ? { ...entry, account: receivedAt(paidTo) } : entry,
    )
    done += amount
    return { ...booking, id: deps.ids.uuid(), reference: `${id}:${attemptId}`, attemptId, entries }
  })
}
