import { sql } from 'drizzle-orm'
import { daysBefore } from '#/lib/seoul-time.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { deleteExpired } from '#/server/platform/sessions/sessions.repo.ts'
import { deleteRetiredKeys } from '#/server/platform/sessions/signing-keys.repo.ts'
import { deleteExpiredCodes } from './codes.repo.ts'
import { socialJobs, type SocialJobsDeps, sweepSocial } from './social.jobs.ts'

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
      await tx.execute(sql`delete from login_throttle where since < ${dayAgo}`)
    })
  return [onJob(sweep, run, '10 18 * * *'), ...socialJobs(deps)]
}
