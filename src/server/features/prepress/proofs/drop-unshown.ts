import { inArray, or } from '#/server/platform/db/drizzle.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { proofPages } from './proofs.table.ts'

/** Longer than whoever stores pictures may take to write them down, on a slow storage and a busy machine. */
const DAYS = 1

export const dropUnshownJob = jobType<{ storageKeys: readonly string[] }>('proofs.drop-unshown')

type DropDeps = Pick<Services, 'database' | 'jobs' | 'clock'> & { readonly storage: Storage }

/** Before pictures of pages are stored: whoever dies before their rows are written would leave a customer's pages for ever. */
export function dropUnlessShown(
  { database, jobs, clock }: Omit<DropDeps, 'storage'>,
  storageKeys: readonly string[],
): Promise<void> {
  const options = { key: `proofs.drop-unshown ${storageKeys[0]}`, runAt: daysAfter(clock.now(), DAYS) }
  return database.transaction((tx) => jobs.add(tx, dropUnshownJob, { storageKeys }, options))
}

export async function dropUnshown(
  { database, storage }: Pick<DropDeps, 'database' | 'storage'>,
  storageKeys: readonly string[],
): Promise<void> {
  const keys = [...storageKeys]
  const rows = await database.db
    .select({ screen: proofPages.screenKey, thumb: proofPages.thumbKey })
    .from(proofPages)
    .where(or(inArray(proofPages.screenKey, keys), inArray(proofPages.thumbKey, keys)))
  const shown = new Set(rows.flatMap(({ screen, thumb }) => [screen, thumb]))
  for (const key of keys) if (!shown.has(key)) await storage.delete(key)
}
