import { jobType } from '#/server/platform/jobs/job.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export const lookUpJob = jobType<{ attemptId: string }>('payments.look-up', 20)
/** For a payment that is known, to see whether more has become of it. */
export const lookAgainJob = jobType<{ attemptId: string }>('payments.look-again', 20)
const FIRST_LOOK_MS = 2_000

export async function lookUpLater(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs' | 'clock'>,
  attemptId: string,
): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + FIRST_LOOK_MS)
  await deps.jobs.add(tx, lookUpJob, { attemptId }, { key: `payments.look-up:${attemptId}`, runAt })
}

export async function lookAgain(tx: Tx, deps: Pick<PaymentsDeps, 'jobs'>, attemptId: string): Promise<void> {
  await deps.jobs.add(tx, lookAgainJob, { attemptId }, { key: `payments.look-again:${attemptId}` })
}
