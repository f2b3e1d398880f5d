import type pg from 'pg'

/** A job that kills whoever takes it comes to an end here, and the doctor names it. */
const MOST_ATTEMPTS = 30

/**
 * Gives the jobs of runners that died to others. An attempt that died with its process said nothing about the job, so one that
 * was the last is given again: else the job would stay in the queue for ever.
 */
export async function freeDeadJobs(client: pg.Client, runners: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from graphile_worker.jobs
        where locked_by = any($1::text[]) and attempts >= max_attempts and max_attempts < $2`,
      [runners, MOST_ATTEMPTS],
    )
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [runners])
    await client.query(
      `select graphile_worker.reschedule_jobs(array[id], run_at => now(), max_attempts => attempts + 1)
         from graphile_worker.jobs where id = any($1::bigint[])`,
      [rows.map((row) => row.id)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
