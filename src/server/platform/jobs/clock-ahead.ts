import type pg from 'pg'
import type { Logger } from 'pino'

/** Clocks are put right by a little all the time. */
const PUT_BACK_MS = 60_000
/** Clocks of two machines differ by seconds. What was written later than this was written by a clock that was wrong. */
export const FUTURE = `now() + interval '15 minutes'`

/** Waits as long as it was to wait when it was written. */
const WRITTEN_AHEAD = `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - (updated_at - now()))
  from graphile_worker.jobs where updated_at > ${FUTURE} and locked_at is null`

/** The queue puts nothing off for longer than six hours after it failed. */
const PUT_OFF = `select graphile_worker.reschedule_jobs(array[id], run_at => now())
  from graphile_worker.jobs where attempts > 0 and run_at > now() + interval '7 hours' and locked_at is null`

/**
 * To be asked now and then. After a clock that was ahead was put right, what it wrote would lie in the queue until that day: orders
 * paid meanwhile would be told to nobody. `renew` begins a runner anew that waits for the minute that it believed to come next.
 */
export function watchClock(
  log: Logger,
  renew: () => void,
  now: () => number = Date.now,
): (client: pg.ClientBase) => Promise<void> {
  let latest = now()
  // Also at the start: the clock may have been put right while nobody was here.
  let mayBeAhead = true
  return async (client) => {
    const at = now()
    if (at < latest - PUT_BACK_MS) {
      log.warn('the clock was put back; the runner begins anew')
      mayBeAhead = true
      renew()
    }
    latest = at
    if (!mayBeAhead) return
    const rows = await bringBack(client)
    mayBeAhead = false
    if (rows > 0) log.warn({ rows }, 'what a clock that was ahead wrote into the queue is due again')
  }
}

/** How many jobs were brought back. */
async function bringBack(client: pg.ClientBase): Promise<number> {
  let rows = 0
  for (const statement of [WRITTEN_AHEAD, PUT_OFF]) rows += (await client.query(statement)).rowCount ?? 0
  return rows
}
