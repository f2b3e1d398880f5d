import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { refreshDays } from './refresh-days.ts'

const refreshJob = jobType<object>('reports.refresh', 3)

export const reportsJobs = (deps: Pick<Services, 'database'>): readonly JobHandler[] => [
  onJob(
    refreshJob,
    async () => {
      await refreshDays(deps)
    },
    '* * * * *',
  ),
]
