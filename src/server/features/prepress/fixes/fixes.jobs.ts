import { fileChecked, type PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import { type JobHandler, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { BROKE_DOWN, failFix, makeFix } from './make-fix.ts'
import { makeFixJob } from './try-fixes.ts'
import { tryOffers } from './try-offers.ts'

export function fixesJobs(deps: PreflightDeps): readonly JobHandler[] {
  return [
    onEvent(fileChecked, 'fixes.try-offers', ({ fileId }) => tryOffers(deps, fileId), { behind: true }),
    onJob(makeFixJob, async ({ fixId }, { lastAttempt }) => {
      try {
        await makeFix(deps, fixId)
      } catch (error) {
        if (lastAttempt) await failFix(deps, fixId, BROKE_DOWN)
        throw error
      }
    }),
  ]
}
