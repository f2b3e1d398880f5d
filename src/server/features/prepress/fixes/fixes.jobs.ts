import type { PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import { BROKE_DOWN, failFix, makeFix } from './make-fix.ts'
import { makeFixJob } from './try-fixes.ts'

export function fixesJobs(deps: PreflightDeps): readonly JobHandler[] {
  return [
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
