import { postBookings } from '#/server/features/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { closeAccountJob } from './close-account-job.ts'
import { moveRepayment } from './move-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lockUnapplied } from './repayments.repo.ts'
import { takenBack } from './unapplied.ts'

/**
 * The bank took back a deposit of which some was on no order: that much is owed no more, and an account that still waits for
 * orders which are cancelled is closed again.
 */
export async function reverseUnapplied(
  tx: Tx,
  deps: PaymentsDeps,
  { attemptId, stuck }: { readonly attemptId: string; readonly stuck: boolean },
): Promise<void> {
  for (const repayment of await lockUnapplied(tx, attemptId)) {
    await moveRepayment(tx, deps, repayment, { event: 'reverse', by: 'system' })
    await postBookings(tx, deps.clock.now(), [takenBack(deps, repayment)])
  }
  if (stuck) await deps.jobs.add(tx, closeAccountJob, { attemptId }, { key: `payments.close-account:${attemptId}` })
}
