import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { moveRepayment } from './move-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { receivedAt } from './received-at.ts'
import { lockOwed } from './repayments.repo.ts'
import { takenBack } from './unapplied.ts'

/**
 * The bank took back a deposit of which some was to go to the customer: that much is owed no more. What was on no order leaves
 * the books here; an order's own money leaves them with the order's reversal.
 */
export async function reverseRepayments(
  tx: Tx,
  deps: PaymentsDeps,
  { id, paidTo }: Pick<AttemptRow, 'id' | 'paidTo'>,
): Promise<void> {
  for (const repayment of await lockOwed(tx, id)) {
    await moveRepayment(tx, deps, repayment, { event: 'reverse', by: 'system' })
    if (repayment.orderId === null)
      await postBookings(tx, deps.clock.now(), [takenBack(deps, repayment, receivedAt(paidTo))])
  }
}
