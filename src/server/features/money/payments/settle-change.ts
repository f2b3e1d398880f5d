import { changeEntries } from '#/domain/ledger/change.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  applyChange,
  changeNote,
  changesOf,
  endWaitingChange,
  lockOrders,
  type OrderChangeRow,
  orderChanged,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
  SYSTEM,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { captureAttempt, type SeenAttempt } from './attempts.repo.ts'
import { capturedOf } from './captured-of.ts'
import { closeAccountsOf } from './close-accounts.ts'
import { byDeposit, openRepayment } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { receivedAt } from './received-at.ts'
import { saleOf } from './sale-of.ts'

/**
 * The difference of a dearer change is there: the one place where a waiting change is carried out. Money that comes for a change
 * which was taken back, or paid by another tab, is owed and goes back.
 */
export async function settleChange(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: SeenAttempt,
  payment: ToldPayment | null,
): Promise<Partial<AttemptRow> | null> {
  const [order] = await lockOrders(tx, attempt.orderIds)
  if (!order || !payment) throw new Error(`attempt ${attempt.id} pays a change of nothing`)
  const change = (await changesOf(tx, order.id)).find(({ id }) => id === attempt.changeId)
  const waits = change?.state === 'waiting' && order.paymentState === 'paid' && order.cancelledAt === null
  const captured = capturedOf(deps, payment, waits)
  if (!(await captureAttempt(tx, attempt, captured, waits ? [order.id] : []))) return null
  if (change && waits) {
    await carryOut(tx, deps, { attempt, order, change })
    return captured
  }
  const cause = order.cancelledAt ? 'order-cancelled' : change?.state === 'applied' ? 'paid-twice' : 'change-ended'
  const owed = { attempt, orders: [order], amount: payment.amount, byDeposit: byDeposit(payment) }
  await openRepayment(tx, deps, { ...owed, cause })
  return captured
}

async function carryOut(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, order, change }: { attempt: SeenAttempt; order: OrderRow; change: OrderChangeRow },
): Promise<void> {
  const { id, lineId, after } = change
  const now = deps.clock.now()
  await endWaitingChange(tx, id, { state: 'applied', endedAt: now, endReason: '' })
  await applyChange(tx, deps, { order, lineId, after, by: SYSTEM, note: changeNote(change) })
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'order-change',
      reference: `${id}:${attempt.id}`,
      memo: order.number,
      attemptId: attempt.id,
      entries: changeEntries(saleOf(order), saleOf({ ...order, ...after.amounts }), receivedAt(attempt.paidTo)),
    },
  ])
  await closeAccountsOf(tx, deps, order.id)
  await deps.jobs.emit(tx, orderChanged, { orderId: order.id, changeId: id })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
}
