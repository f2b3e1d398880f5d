import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { closeCredit } from './make-statements.ts'

/** Forty past midnight in Seoul: the statement day has begun, and what was ordered until then is on it. */
export const creditJobs = (deps: Pick<Services, 'database' | 'jobs' | 'clock' | 'ids'>): readonly JobHandler[] => [
  onJob(jobType('credit.close', 3), () => closeCredit(deps), '40 15 * * *'),
]
