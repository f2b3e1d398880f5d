import { DAY_MS } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'
import type { IdentityProviders } from '#/server/ports/identity-provider.ts'
import { dropLinks, tellUnlinked } from './social-links.ts'
import * as repo from './social.repo.ts'

export interface SocialJobsDeps extends Pick<Services, 'jobs' | 'clock' | 'log'> {
  readonly identities: IdentityProviders
  readonly sealer: Sealer
  readonly sessions: Sessions
}

/** A join that was begun by a social login and left is forgotten after this time. */
const ABANDONED_MS = 3 * DAY_MS
const HOUR_MS = 3_600_000

export function socialJobs({ identities, sealer, log }: SocialJobsDeps): readonly JobHandler[] {
  return [
    onJob(tellUnlinked, async ({ provider, subject, refreshToken }) => {
      const outcome = await identities
        .get(provider)
        ?.unlink({ subject, refreshToken: refreshToken && sealer.open(refreshToken) })
      if (outcome === 'not-now') throw new Error(`${provider} did not answer`)
      if (outcome !== 'done') log.error({ provider, outcome }, 'a provider could not be told that somebody left')
    }),
  ]
}

export async function sweepSocial(tx: Tx, deps: Pick<SocialJobsDeps, 'jobs' | 'clock' | 'sessions'>): Promise<void> {
  const now = deps.clock.now().getTime()
  await repo.deleteOldAttempts(tx, new Date(now - HOUR_MS))
  for (const memberId of await repo.abandonedJoins(tx, new Date(now - ABANDONED_MS))) {
    await dropLinks(tx, deps, memberId)
    await deps.sessions.endAll(tx, { audience: 'member', subjectId: memberId, keep: null }, 'left')
    await repo.deletePending(tx, memberId)
  }
}
