import type pg from 'pg'
import type { Config } from '#/server/platform/config.ts'

/** Jobs wait in so many lanes, each with a runner of its own. */
export const JOB_LANES = ['money', 'messages', 'files', 'webhooks', 'rest'] as const
/** A job in a transaction may read on a second connection. */
const JOB_CONNECTIONS_BESIDE = 2
/** Of each runner: one listens, the other takes jobs and writes down how they ended. */
export const RUNNER_CONNECTIONS = 2
/** Of each runner: the lock by which others see that it lives. */
const RUNNER_LOCK = 1
/** Live updates; the lock of the practice services. */
const ALWAYS = 2

type Pools = Pick<Config, 'DATABASE_POOL' | 'DATABASE_LIST_POOL' | 'JOB_CONCURRENCY'>

/** A webhook waits for somebody else's system without a connection, and writes in between what the others leave. */
const LANES_WITHOUT = 1

/** Connections for the work of all jobs that may run at once. */
export const jobPoolSize = ({ JOB_CONCURRENCY }: Pick<Pools, 'JOB_CONCURRENCY'>): number =>
  (JOB_LANES.length - LANES_WITHOUT) * JOB_CONCURRENCY + JOB_CONNECTIONS_BESIDE

/** The most connections that one server process wants. */
export function connectionsOf(pools: Pools): number {
  const { DATABASE_POOL, DATABASE_LIST_POOL, JOB_CONCURRENCY } = pools
  const forJobs = JOB_CONCURRENCY === 0 ? 0 : jobPoolSize(pools) + JOB_LANES.length * (RUNNER_CONNECTIONS + RUNNER_LOCK)
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
