import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A connection that has nothing to do reports what it counted after this long; one that ends does at once. */
const REPORT_MS = 1_100

/** How many deadlocks PostgreSQL has broken in a database, with what its idle connections had yet to report. */
export async function deadlocksOf(pool: pg.Pool): Promise<number> {
  await sleep(REPORT_MS)
  await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query('select pg_stat_force_next_flush()')))
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}

const ENDING_MS = 50
const ENDING_TRIES = 100

/** The same for a database that everybody has left; a connection reports what it counted while it ends. */
export async function deadlocksOfEnded(admin: pg.Pool, database: string): Promise<number> {
  for (let tries = 0; tries < ENDING_TRIES; tries += 1) {
    const { rows } = await admin.query<{ busy: number; deadlocks: number }>(
      `select numbackends as busy, deadlocks::int from pg_stat_database where datname = $1`,
      [database],
    )
    if (rows[0]?.busy === 0) return rows[0].deadlocks
    await sleep(ENDING_MS)
  }
  return 0
}
