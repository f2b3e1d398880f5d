import { daysAfter } from '#/lib/seoul-time.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { claimedKeys } from './preflight.repo.ts'

/** Longer than whoever stored something may take to write it down, on a slow storage and a busy machine. */
const DAYS = 1

export const dropUnclaimedJob = jobType<{ storageKeys: readonly string[] }>('preflight.drop-unclaimed')

/**
 * Called before something is stored under these keys: whoever dies before its rows are written would else leave a customer's
 * document in the storage that nobody knows of and nobody ever deletes. Not inside a transaction.
 */
export async function dropUnlessClaimed(
  deps: Pick<PreflightDeps, 'database' | 'jobs' | 'clock'>,
  storageKeys: readonly string[],
): Promise<void> {
  const [first] = storageKeys
  if (first === undefined) return
  const runAt = daysAfter(deps.clock.now(), DAYS)
  const key = `preflight.drop-unclaimed ${first}`
  await deps.database.transaction((tx) => deps.jobs.add(tx, dropUnclaimedJob, { storageKeys }, { key, runAt }))
}

export async function dropUnclaimed(
  deps: Pick<PreflightDeps, 'database' | 'storage'>,
  storageKeys: readonly string[],
): Promise<void> {
  const claimed = await claimedKeys(deps.database.db, storageKeys)
  for (const key of storageKeys) if (!claimed.has(key)) await deps.storage.delete(key)
}
