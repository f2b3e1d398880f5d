import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { readAttempt } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import { carryOutRefund } from './carry-out-refund.ts'
import { closeAccount } from './close-account.ts'
import { lookUpAttempt, reconcile } from './look-up.ts'
import { lapseUnpaid } from './lapse-unpaid.ts'
import { lookAgainJob, lookUpJob } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { remindRests } from './remind-rests.ts'
import { refundJob } from './request-refund.ts'

export const reconcileJob = jobType<object>('payments.reconcile', 1)
const lapseJob = jobType<object>('payments.lapse-unpaid', 3)
const restJob = jobType<object>('payments.remind-rests', 3)
const reconcileAgainJob = jobType<object>('payments.reconcile-again', 3)
/** The clock of the queue strikes each minute; with these nobody's payment is unknown for as long as that. */
const AGAIN_AFTER_MS = [20_000, 40_000]

export function paymentsJobs(deps: PaymentsDeps): readonly JobHandler[] {
  return [
    onJob(lookUpJob, async ({ attemptId }) => {
      const attempt = await readAttempt(deps.database.db, { id: attemptId })
      if (!attempt || attempt.state !== 'confirming') return
      if (!(await lookUpAttempt(deps, attempt))) throw new Error(`payment ${attemptId} still unknown`)
    }),
    onJob(lookAgainJob, async ({ attemptId }) => {
      const attempt = await readAttempt(deps.database.db, { id: attemptId })
      if (attempt && !(await lookUpAttempt(deps, attempt))) throw new Error(`payment ${attemptId} was not found out`)
    }),
    onJob(refundJob, ({ refundId }) => carryOutRefund(deps, refundId)),
    onJob(closeAccountJob, (closing) => closeAccount(deps, closing)),
    onJob(
      reconcileJob,
      async () => {
        await planFurther(deps)
        await reconcile(deps)
      },
      '* * * * *',
    ),
    onJob(lapseJob, () => lapseUnpaid(deps), '20 * * * *'),
    // Nine in the morning in Seoul.
    onJob(restJob, () => remindRests(deps), '0 0 * * *'),
    onJob(reconcileAgainJob, () => reconcile(deps)),
  ]
}

/** Written down before anything is asked: whoever takes over after a crash finds them in the queue. */
async function planFurther({ database, jobs, clock }: PaymentsDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const after of AGAIN_AFTER_MS) {
      const runAt = new Date(clock.now().getTime() + after)
      await jobs.add(tx, reconcileAgainJob, {}, { key: `payments.reconcile-again:${after}`, runAt })
    }
  })
}
