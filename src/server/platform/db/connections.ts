import type pg from 'pg'
import type { Config } from '#/server/platform/config.ts'

/** A job in a transaction may read on a second connection. */
export const JOB_CONNECTIONS_BESIDE = 2
/** Those of the queue itself: one listens, two more take and end jobs. */
export const QUEUE_CONNECTIONS_BESIDE = 3
/** Live updates; the lock of the practice services. */
const ALWAYS = 2
/** The lock by which others see that this process lives. */
const WITH_JOBS = 1

/** The most connections that one server process wants. */
export function connectionsOf({
  DATABASE_POOL,
  DATABASE_LIST_POOL,
  JOB_CONCURRENCY,
}: Pick<Config, 'DATABASE_POOL' | 'DATABASE_LIST_POOL' | 'JOB_CONCURRENCY'>): number {
  const forJobs =
    JOB_CONCURRENCY === 0
      ? 0
      : JOB_CONCURRENCY + JOB_CONNECTIONS_BESIDE + JOB_CONCURRENCY + QUEUE_CONNECTIONS_BESIDE + WITH_JOBS
  return DATABASE_POOL + DATABASE_LIST_POOL + forJobs + ALWAYS
}

export interface ConnectionRoom {
  /** What one process of these settings wants. */
  readonly perProcess: number
  /** What the database gives to everybody who is not its superuser. */
  readonly room: number
  /** Processes of the shop that are connected now. */
  readonly running: number
  readonly enough: boolean
}

export async function connectionRoom(pool: Pick<pg.Pool, 'query'>, config: Config): Promise<ConnectionRoom> {
  const { rows } = await pool.query<{ room: number; running: number }>(`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(nullif(current_setting('reserved_connections', true), '')::int, 0) as room,
      (select count(*)::int from pg_stat_activity where application_name = 'jikji-live' and datname = current_database()) as running`)
  const { room = 0, running = 0 } = rows[0] ?? {}
  const perProcess = connectionsOf(config)
  return { perProcess, room, running, enough: perProcess * Math.max(running, 1) <= room }
}
