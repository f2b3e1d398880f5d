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
        if (!lastAttempt) throw error
        // Its customer is told; a job that is given up would be the doctor's, who can do nothing about it.
        deps.log.error({ err: error, ...asked }, 'the files of a request could not be joined')
        await failSet(deps, asked)
      }
    }),
  ]
}
