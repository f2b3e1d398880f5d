import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { FilesDeps } from './files-deps.ts'
import { takeExpired } from './files.repo.ts'
import { partsThere } from './parts-there.ts'
import { dropIdle, findIdle, forgetAddresses } from './upload-room.repo.ts'
import { removeContent } from './remove-content.ts'
import { removeStored, removeStoredJob } from './remove-stored.ts'

const AT_ONCE = 50
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Clears away uploads that nothing used in time, and announcements of which nothing came. */
export function filesJobs(deps: FilesDeps): readonly JobHandler[] {
  return [
    onJob(jobType('files.sweep'), () => sweep(deps), '*/10 * * * *'),
    onJob(removeStoredJob, async ({ stored }) => {
      for (const one of stored) await removeContent(deps, one)
    }),
  ]
}

async function sweep(deps: FilesDeps): Promise<void> {
  await forgetAddresses(deps.database.db)
  await sweepAnnouncements(deps)
  for (;;) {
    const rows = await deps.database.transaction(async (tx) => {
      const expired = await takeExpired(tx, deps.clock.now(), AT_ONCE)
      await removeStored(tx, deps.jobs, expired)
      return expired
    })
    if (rows.length < AT_ONCE) return
  }
}

/** Whoever announces and never sends would else hold the places of all behind the same address for two days. */
async function sweepAnnouncements(deps: FilesDeps): Promise<void> {
  const { db } = deps.database
  for (let after = FIRST_ID; ;) {
    const rows = await findIdle(db, after, AT_ONCE)
    for (const row of rows) {
      after = row.id
      if ((await partsThere(deps, row)).length > 0) continue
      await deps.database.transaction(async (tx) => {
        if (await dropIdle(tx, row.id)) await removeStored(tx, deps.jobs, [row])
      })
    }
    if (rows.length < AT_ONCE) return
  }
}
