import type pg from 'pg'
import { FUTURE } from './clock-ahead.ts'

const AHEAD = `seen > ${FUTURE}`

const LOOK = `
  with looked as (
    update job_calendar set number = number + (${AHEAD})::int, seen = now()
     where ${AHEAD} or seen < now() - interval '1 minute'
    returning number
  )
  select coalesce((select number from looked), (select number from job_calendar)) as number`

/**
 * Which calendar of periodic jobs counts. The queue lets none come before the tick that it wrote down last, and that is far away
 * after the clock was ahead: then another one is begun, in which it has written nothing yet. By the clock of the database.
 */
export async function calendarNow(db: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await db.query<{ number: number }>(LOOK)
  return rows[0]?.number ?? 1
}

const AHEAD_MS = 15 * 60_000
/** At one sweep in ten seconds three minutes, in which a living server ticks three times. */
const STILL_SWEEPS = 18

const LATEST = `
  select max(last_execution) as latest from graphile_worker._private_known_crontabs where identifier like '%:' || $1::int`

/**
 * To be asked at each sweep. Ticks are told by the clocks of the servers: one that is ahead of the others ticks for them all, and when it
 * ends or is put right none of them would tick until its day has come. So another calendar is begun when the tick that was written down
 * last lies ahead of the clock here and none has followed it. Not by the clock of the database, which may be the one that is wrong.
 */
export function watchTicks(now: () => number = Date.now) {
  let last = 0
  let sweeps = 0
  return async (db: Pick<pg.ClientBase, 'query'>, calendar: number): Promise<void> => {
    const { rows } = await db.query<{ latest: Date | null }>(LATEST, [calendar])
    const latest = rows[0]?.latest?.getTime() ?? 0
    sweeps = latest === last && latest > now() + AHEAD_MS ? sweeps + 1 : 0
    last = latest
    if (sweeps < STILL_SWEEPS) return
    sweeps = 0
    // Of all who see it one is the first.
    await db.query('update job_calendar set number = number + 1, seen = now() where number = $1', [calendar])
  }
}
