import { jobType } from '#/server/platform/jobs/job.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export const lookUpJob = jobType<{ attemptId: string }>('payments.look-up', 20)
const FIRST_LOOK_MS = 2_000

export async function lookUpLater(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs' | 'clock'>,
  attemptId: string,
): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + FIRST_LOOK_MS)
  await deps.jobs.add(tx, lookUpJob, { attemptId }, { key: `payments.look-up:${attemptId}`, runAt })
}
