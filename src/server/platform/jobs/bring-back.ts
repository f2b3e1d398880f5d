import type pg from 'pg'

/** Clocks of two machines differ by seconds. What was written later than this was written by a clock that was wrong. */
const FUTURE = `now() + interval '15 minutes'`

/** Waits as long as it was to wait when it was written. */
const WRITTEN_AHEAD = `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - (updated_at - now()))
  from graphile_worker.jobs where updated_at > ${FUTURE} and locked_at is null`

/** The queue puts nothing off for longer than six hours after it failed. */
const PUT_OFF = `select graphile_worker.reschedule_jobs(array[id], run_at => now())
  from graphile_worker.jobs where attempts > 0 and run_at > now() + interval '7 hours' and locked_at is null`

/**
 * After a clock that was ahead was put right, what it wrote would lie in the queue until that day: orders paid meanwhile would
 * be told to nobody. How many jobs were brought back.
 */
export async function bringBack(client: pg.ClientBase): Promise<number> {
  let rows = 0
  for (const statement of [WRITTEN_AHEAD, PUT_OFF]) rows += (await client.query(statement)).rowCount ?? 0
  return rows
}
