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
