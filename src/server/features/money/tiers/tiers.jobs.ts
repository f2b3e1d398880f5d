import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { reckonAll, type TiersDeps } from './reckon-tiers.ts'

export const reckonJob = jobType<object>('tiers.reckon', 3)

/** Half past midnight in Seoul: a month that has ended counts no more from its first morning on. */
export const tiersJobs = (deps: TiersDeps): readonly JobHandler[] => [
  onJob(
    reckonJob,
    async () => {
      await reckonAll(deps)
    },
    '30 15 * * *',
  ),
]
