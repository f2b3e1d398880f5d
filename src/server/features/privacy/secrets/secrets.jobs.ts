import { DAY_MS } from '#/lib/seoul-time.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { reseal, type SecretsDeps } from './seal-at-start.ts'

/** A signing key signs for a month. */
const SIGNS_FOR_MS = 30 * DAY_MS

/** Servers that restarted one after the other with a new key may have left values of the old one behind. */
export function secretsJobs(deps: SecretsDeps): readonly JobHandler[] {
  return [
    onJob(jobType('secrets.reseal', 3), () => reseal(deps), '25 * * * *'),
    onJob(jobType('secrets.rotate-signing-key', 3), () => deps.sessions.keys.rotateAfter(SIGNS_FOR_MS), '35 18 * * *'),
  ]
}
