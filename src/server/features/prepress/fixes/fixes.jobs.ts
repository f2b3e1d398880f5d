import { fileChecked, type PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { closeLeftFixes } from './close-left.ts'
import { BROKE_DOWN, failFix, makeFix } from './make-fix.ts'
import { makeFixJob } from './try-fixes.ts'
import { tryOffers } from './try-offers.ts'

export function fixesJobs(deps: PreflightDeps): readonly JobHandler[] {
  return [
    onEvent(fileChecked, 'fixes.try-offers', ({ fileId }) => tryOffers(deps, fileId), { behind: true }),
    onJob(jobType('fixes.close-left', 3), () => closeLeftFixes(deps), '*/10 * * * *'),
    onJob(makeFixJob, async ({ fixId }, attempt) => {
      try {
        await makeFix(deps, fixId)
      } catch (error) {
        if (!attempt.givesUp(error)) throw error
        // Whoever waits is told; a job that is given up would be the doctor's, who can do nothing about it.
        deps.log.error({ err: error, fixId }, 'a file could not be fixed')
        await failFix(deps, fixId, BROKE_DOWN)
      }
    }),
  ]
}
