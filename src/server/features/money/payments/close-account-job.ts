import { jobType } from '#/server/platform/jobs/job.ts'

/** `cancelled`: the number of the order whose cancelling closes the account, when that is why. */
export const closeAccountJob = jobType<{ attemptId: string; cancelled?: string }>('payments.close-account', 25)
