import { sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { JobType } from './job.ts'

/**
 * Whether a job of the kind is in the queue, waiting or being done. A key would not tell: the queue gives up what is being done
 * as soon as the same key is asked for again.
 */
export async function isAsked(tx: Tx, job: JobType<object>): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from graphile_worker.jobs where task_identifier = ${job.name} and attempts < max_attempts limit 1`,
  )
  return (rowCount ?? 0) > 0
}
