import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import { waitingWords } from '#/server/platform/jobs/wait-for-machine.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { delaySet, failSet, joinSet } from './join-set.ts'
import { joinSetJob } from './put-set.ts'

export function bindingsJobs(deps: BindingsDeps): readonly JobHandler[] {
  return [
    onJob(joinSetJob, async (asked, attempt) => {
      try {
        await joinSet(deps, asked)
      } catch (error) {
        if (!attempt.givesUp(error)) {
          const delay = waitingWords(error)
          if (delay !== null) await delaySet(deps, asked, delay)
          throw error
        }
        // Its customer is told; a job that is given up would be the doctor's, who can do nothing about it.
        deps.log.error({ err: error, ...asked }, 'the files of a request could not be joined')
        await failSet(deps, asked)
      }
    }),
  ]
}
