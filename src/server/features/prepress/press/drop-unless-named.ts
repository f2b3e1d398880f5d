import { sql } from '#/server/platform/db/drizzle.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { PressDeps } from './press-deps.ts'

/** Longer than whoever stores a package may take to write it down. */
const DAYS = 1

export const dropUnnamed = jobType<{ storageKey: string }>('press.drop-unnamed')

/** Before a ZIP is stored: whoever dies before its row names it would leave a customer's pages that nobody ever deletes. */
export function dropUnlessNamed(
  deps: Pick<PressDeps, 'database' | 'jobs' | 'clock'>,
  storageKey: string,
): Promise<void> {
  const options = { key: `press.drop-unnamed ${storageKey}`, runAt: daysAfter(deps.clock.now(), DAYS) }
  return deps.database.transaction((tx) => deps.jobs.add(tx, dropUnnamed, { storageKey }, options))
}

export async function dropIfUnnamed(
  { database, storage }: Pick<PressDeps, 'database' | 'storage'>,
  storageKey: string,
): Promise<void> {
  const { rows } = await database.db.execute(sql`select 1 from press_packages where storage_key = ${storageKey}`)
  if (rows.length === 0) await storage.delete(storageKey)
}
