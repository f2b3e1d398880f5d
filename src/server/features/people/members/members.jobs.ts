import { daysBefore } from '#/lib/seoul-time.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { forgetUnusedDevices } from '#/server/platform/passwords/known-devices.ts'
import { deleteOldCounts } from '#/server/platform/passwords/throttle.repo.ts'
import type { Services } from '#/server/platform/services.ts'
import { deleteExpired } from '#/server/platform/sessions/sessions.repo.ts'
import { deleteRetiredKeys } from '#/server/platform/sessions/signing-keys.repo.ts'
import { deleteExpiredCodes } from './codes.repo.ts'
import { socialJobs, type SocialJobsDeps, sweepSocial } from './social.jobs.ts'

/** A browser that nobody has logged in with for so long is a stranger again. */
const KNOWN_DEVICE_DAYS = 365

const sweep = jobType<Record<string, never>>('members.sweep', 3)

/** Every night: ended sessions, signing keys nobody's token can be of, old codes and counts of failed logins that no longer matter. */
export function membersJobs(deps: Pick<Services, 'database'> & SocialJobsDeps): readonly JobHandler[] {
  const { database, clock } = deps
  const run = () =>
    database.transaction(async (tx) => {
      const dayAgo = daysBefore(clock.now(), 1)
      await deleteExpired(tx, dayAgo)
      await deleteRetiredKeys(tx, clock.now())
      await deleteExpiredCodes(tx, dayAgo)
      await sweepSocial(tx, deps)
      await deleteOldCounts(tx, dayAgo)
      await forgetUnusedDevices(tx, daysBefore(clock.now(), KNOWN_DEVICE_DAYS))
    })
  return [onJob(sweep, run, '10 18 * * *'), ...socialJobs(deps)]
}
