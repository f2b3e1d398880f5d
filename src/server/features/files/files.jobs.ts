import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { FilesDeps } from './files-deps.ts'
import { takeExpired } from './files.repo.ts'
import { forgetAddresses } from './upload-room.repo.ts'
import { removeContent } from './remove-content.ts'

const AT_ONCE = 50

/** Clears away uploads that nothing used in time. */
export function filesJobs(deps: FilesDeps): readonly JobHandler[] {
  return [onJob(jobType('files.sweep'), () => sweep(deps), '*/30 * * * *')]
}

async function sweep(deps: FilesDeps): Promise<void> {
  await forgetAddresses(deps.database.db)
  for (;;) {
    const rows = await deps.database.transaction((tx) => takeExpired(tx, deps.clock.now(), AT_ONCE))
    for (const row of rows) await removeContent(deps, row)
    if (rows.length < AT_ONCE) return
  }
}
