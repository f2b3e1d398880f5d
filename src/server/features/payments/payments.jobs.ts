import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { readAttempt } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import { carryOutRefund } from './carry-out-refund.ts'
import { closeAccount } from './close-account.ts'
import { lookUpAttempt, reconcile } from './look-up.ts'
import { lookUpJob } from './look-up-later.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { refundJob } from './request-refund.ts'

export const reconcileJob = jobType<object>('payments.reconcile', 1)

export function paymentsJobs(deps: PaymentsDeps): readonly JobHandler[] {
  return [
    onJob(lookUpJob, async ({ attemptId }) => {
      const attempt = await readAttempt(deps.database.db, { id: attemptId })
      if (!attempt || attempt.state !== 'confirming') return
      if (!(await lookUpAttempt(deps, attempt))) throw new Error(`payment ${attemptId} still unknown`)
    }),
    onJob(refundJob, ({ refundId }) => carryOutRefund(deps, refundId)),
    onJob(closeAccountJob, (closing) => closeAccount(deps, closing)),
    onJob(reconcileJob, () => reconcile(deps), '* * * * *'),
  ]
}
