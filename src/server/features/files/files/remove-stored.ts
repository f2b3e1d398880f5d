import { daysAfter } from '#/lib/seoul-time.ts'
import { type Jobs, jobType } from '#/server/platform/jobs/job.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'

export interface Stored {
  readonly storageKey: string
  /** Of parts that were never put together. */
  readonly uploadId?: string | null
}

/** Tried for days: a storage that is away comes back, and what was to be forgotten is forgotten then. */
export const removeStoredJob = jobType<{ stored: readonly Stored[] }>('files.remove-stored', 25)

/** Longer than whoever stores something may take to write it down, on a slow storage and a busy machine. */
const DAYS = 1

/** Before something is stored that no row names yet: whoever dies in between would leave it for ever. */
export function removeUnlessKept(
  { database, jobs, clock }: Pick<Services, 'database' | 'jobs' | 'clock'>,
  storageKey: string,
): Promise<void> {
  const runAt = daysAfter(clock.now(), DAYS)
  const stored = [{ storageKey, uploadId: null }]
  return database.transaction((tx) =>
    jobs.add(tx, removeStoredJob, { stored }, { key: `unless-kept ${storageKey}`, runAt }),
  )
}

const IN_ONE_JOB = 100

/**
 * Removes contents soon after this transaction, whoever dies and whatever hangs meanwhile. In the transaction that takes the rows
 * away: a content that no row names would else stay for ever, and nobody would know whose it was.
 */
export async function removeStored(tx: Tx, jobs: Jobs, stored: readonly Stored[]): Promise<void> {
  for (let at = 0; at < stored.length; at += IN_ONE_JOB) {
    const some = stored.slice(at, at + IN_ONE_JOB)
    const keys = some.map(({ storageKey, uploadId }) => ({ storageKey, uploadId: uploadId ?? null }))
    await jobs.add(tx, removeStoredJob, { stored: keys })
  }
}
