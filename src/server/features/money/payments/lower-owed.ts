import type { Tx } from '#/server/platform/db/database.ts'
import { moveRepayment } from './move-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { NO_LINK } from './repayment-link.ts'
import { insertRepayment, lockOwed, updateRepayment } from './repayments.repo.ts'

/**
 * Money of an order that the card company took back is with the customer already: what was still to be sent of it shrinks to what
 * the payment has left for the order, the newest first. What falls away stays as a row of its own that says so.
 */
export async function lowerOwed(
  tx: Tx,
  deps: PaymentsDeps,
  { attemptId, orderId, left }: { readonly attemptId: string; readonly orderId: string; readonly left: number },
): Promise<void> {
  const owed = (await lockOwed(tx, attemptId)).filter((repayment) => repayment.orderId === orderId)
  let over = owed.reduce((sum, { amount }) => sum + amount, 0) - left
  for (const repayment of owed.toReversed()) {
    if (over <= 0) return
    const cut = Math.min(over, repayment.amount)
    over -= cut
    if (cut < repayment.amount) {
      await updateRepayment(tx, repayment.id, { amount: repayment.amount - cut })
      const fallen = { ...repayment, ...NO_LINK, id: deps.ids.uuid(), amount: cut }
      await insertRepayment(tx, fallen)
      await moveRepayment(tx, deps, fallen, { event: 'reverse', by: 'system' })
    } else await moveRepayment(tx, deps, repayment, { event: 'reverse', by: 'system' })
  }
}
