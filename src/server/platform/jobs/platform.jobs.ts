import { deleteOldCounts } from '#/server/platform/http/call-count.ts'
import { deleteOldKeys } from '#/server/platform/http/idempotency.repo.ts'
import type { Services } from '#/server/platform/services.ts'
import { type JobHandler, jobType, onJob } from './job.ts'

/** Longer than any browser or gateway repeats a request. */
const KEEP_KEYS_DAYS = 14

export function platformJobs({ database }: Pick<Services, 'database'>): readonly JobHandler[] {
  return [
    onJob(jobType('platform.delete-old-keys'), () => deleteOldKeys(database.db, KEEP_KEYS_DAYS), '17 3 * * *'),
    onJob(jobType('platform.delete-old-counts'), () => deleteOldCounts(database.db), '*/30 * * * *'),
  ]
}
