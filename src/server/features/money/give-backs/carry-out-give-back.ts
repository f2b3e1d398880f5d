import { GIVE_BACK_CAUSES } from '#/domain/orders/give-back-causes.data.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { prepaidLeft, prepaidOf } from '#/domain/orders/benefits.ts'
import { moneyLeft } from '#/domain/orders/order-money.ts'
import { allLeft } from '#/domain/orders/split-give-back.ts'
import {
  closeForGood,
  giveMoneyBack,
  lowerDebt,
  returnBenefits,
} from '#/server/features/money/payments/payments.public.ts'
import {
  type Actor,
  cancelLines,
  makePaymentMoves,
  noteOnOrder,
  orderOf,
  type OrderRow,
  planPayment,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GiveBacksDeps } from './give-backs-deps.ts'
import { givenBack } from './give-backs-events.ts'
import type { GiveBackRow } from './give-backs.table.ts'
import type { PlannedGiveBack } from './plan-give-back.ts'

interface Decided {
  /** Locked. */
  readonly order: OrderRow
  readonly row: GiveBackRow
  readonly planned: PlannedGiveBack
  readonly by: Actor
}

/** Does what was decided, in the caller's transaction: lines leave work, money begins its way back, the customer is told. */
export async function carryOutGiveBack(
  tx: Tx,
  deps: GiveBacksDeps,
  { order, row, planned, by }: Decided,
): Promise<void> {
  const { plan, means, from } = planned
  const account = plan.closes ? await close(tx, deps, { order, row, planned, by }) : null
  if (!plan.closes) {
    if (plan.cancelledLines.length > 0)
      await cancelLines(tx, deps, { order, lineIds: plan.cancelledLines, by, reason: row.words })
    if (means.debt > 0) await lowerDebt(tx, deps, { order, amount: means.debt, about: row.id })
    await returnBenefits(tx, deps, order, means.emoney + means.points)
    if (row.kept > 0) await updateOrder(tx, order.id, { keptTotal: order.keptTotal + keptOf(row, allLeft(from.left)) })
  }
  const { label, said } = GIVE_BACK_CAUSES[row.cause]
  if (means.cash > 0)
    await giveMoneyBack(tx, deps, { order, giveBackId: row.id, amount: means.cash, reason: said, by, account })
  await endWhenNothingIsLeft(tx, deps, order.id)
  const note = `${label}, ${formatWon(row.amount)}${row.kept > 0 ? `, ${formatWon(row.kept)} 남김: ${row.keptReason}` : ''}`
  const event = row.debt > 0 && row.debt === row.amount ? 'lower-debt' : 'give-back'
  await noteOnOrder(tx, deps, { order, event, note, by })
  // Whoever cancels the whole tells it with the cancellation.
  if (!plan.closes) await deps.jobs.emit(tx, givenBack, { orderId: order.id, giveBackId: row.id })
}

/** What was paid with points and e-money alone has no refund that would end it. */
async function endWhenNothingIsLeft(tx: Tx, deps: GiveBacksDeps, orderId: string): Promise<void> {
  const order = await orderOf(tx, orderId)
  if (!order || prepaidOf(order) === 0 || moneyLeft(order) + prepaidLeft(order) > 0) return
  await makePaymentMoves(tx, deps, planPayment([order], 'refund-all'))
}

/** No more is kept than is really there. */
const keptOf = ({ kept, amount, debt }: GiveBackRow, left: number): number =>
  Math.max(0, Math.min(kept, left - (amount - debt)))

/** Cancels the order with its last line; what does not go back of what is left is kept. */
async function close(tx: Tx, deps: GiveBacksDeps, { order, row, planned, by }: Decided): Promise<string | null> {
  const closed = await closeForGood(tx, deps, {
    orderNumber: order.number,
    memberId: null,
    reason: row.words,
    by,
    refundAccount: null,
    kept: allLeft(planned.from.left) - (planned.plan.amount - planned.means.debt),
  })
  return closed.account
}
