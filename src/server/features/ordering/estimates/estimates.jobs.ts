import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { expireOpen } from './estimates.repo.ts'

/** Every hour: midnight in Seoul is what ends an estimate, and a screen works its state out for itself. */
export const estimatesJobs = ({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly JobHandler[] => [
  onJob(jobType('estimates.expire'), () => expireOpen(database.db, clock.now()), '2 * * * *'),
]
