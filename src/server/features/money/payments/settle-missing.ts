import { moveEntries, OWED_AT, sellAgainEntries } from '#/domain/ledger/reversal.ts'
import type { Entry } from '#/domain/ledger/entry.ts'
import { notSold } from '#/domain/orders/part-payment.ts'
import type { ReversalAnswer } from '#/domain/orders/reversal-answers.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { type Actor, endMissingMoney, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { closeAccountsOf } from './close-accounts.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { closeReversals } from './reversals.repo.ts'
import { saleOf } from './sale-of.ts'

interface Missing {
  /** Locked, as it stands. */
  readonly order: OrderRow
  readonly how: Exclude<ReversalAnswer, 'cancel'>
  /** All that was taken back and has not come again. */
  readonly missing: number
  readonly reason: string
  readonly by: Actor
}

/**
 * The sale stands although its money was taken back. `receivable`: the customer owes it, and work goes on. `received`: it came by
 * another way. `written-off`: the shop gives it up.
 */
export async function settleMissing(tx: Tx, deps: PaymentsDeps, missing: Missing): Promise<void> {
  const { order, how, reason, by } = missing
  const settledAt = deps.clock.now()
  await closeReversals(tx, [order.id], { outcome: how, reason, byId: by.id, settledAt })
  const { owed, entries } = entriesOf(missing)
  await endMissingMoney(tx, deps, {
    order,
    event: how === 'receivable' ? 'approve-deferral' : 'settle-otherwise',
    money:
      how === 'receivable'
        ? { receivableTotal: owed, settledTotal: order.settledTotal }
        : { receivableTotal: 0, settledTotal: order.settledTotal + owed },
    reason,
    by,
  })
  const id = deps.ids.uuid()
  const reference = `${order.number}:${how}:${id}`
  await postBookings(tx, settledAt, [
    { id, kind: 'order-receivable', reference, memo: order.number, attemptId: null, entries },
  ])
  if (how !== 'receivable' || order.advanceTotal > 0) await closeAccountsOf(tx, deps, order.id)
}

/** Of a cancelled order only what it has cost is owed; of any other everything that is missing. */
function entriesOf({ order, how, missing }: Missing): { readonly owed: number; readonly entries: readonly Entry[] } {
  const owed = owedOf(order, missing)
  const sold = sellAgainEntries(saleOf(order), OWED_AT, notSold(order), owed - order.receivableTotal)
  if (how === 'receivable') return { owed, entries: sold }
  return { owed, entries: [...sold, ...moveEntries(OWED_AT, how === 'received' ? 'bank' : 'bad-debts', owed)] }
}

/** Where nothing is there any more of what was to be paid in two parts, all of it is owed at once. */
function owedOf(
  { cancelledAt, receivableTotal, advanceTotal, capturedTotal, total }: OrderRow,
  missing: number,
): number {
  if (cancelledAt) return receivableTotal
  return advanceTotal > 0 && capturedTotal === 0 ? total : missing
}
