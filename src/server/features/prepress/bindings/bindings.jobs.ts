import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { failSet, joinSet } from './join-set.ts'
import { joinSetJob } from './put-set.ts'

export function bindingsJobs(deps: BindingsDeps): readonly JobHandler[] {
  return [
    onJob(joinSetJob, async (asked, { lastAttempt }) => {
      try {
        await joinSet(deps, asked)
      } catch (error) {
        if (lastAttempt) await failSet(deps, asked)
        throw error
      }
    }),
  ]
}
