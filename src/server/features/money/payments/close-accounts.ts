import type { Tx } from '#/server/platform/db/database.ts'
import { readAttempt, waitingAttemptsOf } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** Nobody is to pay a second time; an account that other orders wait for stays open. */
export async function closeAccountsOf(tx: Tx, deps: PaymentsDeps, orderId: string): Promise<void> {
  for (const { id } of await waitingAttemptsOf(tx, orderId)) {
    const attempt = await readAttempt(tx, { id })
    if (attempt?.orderIds.length === 1)
      await deps.jobs.add(tx, closeAccountJob, { attemptId: id }, { key: `payments.close-account:${id}` })
  }
}
