import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import { noteLoss, noteLossOf } from '#/server/platform/db/note-loss.ts'
import { SINGLE_CONNECTION } from '#/server/platform/db/open-database.ts'
import { watchClock } from './clock-ahead.ts'
import { freeDeadJobs } from './free-dead-jobs.ts'

/** First half of the advisory lock's key; the second is the hash of the runner's name. Nothing else in the shop locks with it. */
const LOCK_CLASS = 7_426_002
const SWEEP_MS = 10_000

/** The runner that is kept. */
interface Kept {
  /** Ends it once its work is done, and begins another under a new name. */
  renew(): void
  /** Whether it works by a calendar of periodic jobs that counts no more. */
  isOld(client: pg.ClientBase): Promise<boolean>
}

export interface RunnerLock {
  /** Give it to the runner: the name it takes jobs under is noted. */
  readonly events: WorkerEvents
  stop(): Promise<void>
}

/**
 * Frees jobs of processes that died. A job that was taken stays locked for four hours, whatever became of its taker; so each
 * runner also holds an advisory lock for its name, on a connection that the database drops when the process is gone, on
 * whichever machine. Runners that hold jobs without that lock in two sweeps are dead and their jobs are given to others. Two,
 * because a living process may have lost its connection for a moment; should it have been alive after all, its job runs
 * twice, which every handler must tolerate anyway.
 *
 * A connection may also be lost between the taking of a job and the word of it: then the living runner holds a job that it has
 * never heard of: it is renewed. So it is when the clock was put back: it waits for the minute that it believed to come next.
 */
export function keepRunnerLock(url: string, log: Logger, { renew, isOld }: Kept, sweepMs = SWEEP_MS): RunnerLock {
  const events: WorkerEvents = new EventEmitter()
  const atWork = new Set<string>()
  let own: string | null = null
  let client: pg.Client | null = null
  let missing: readonly string[] = []
  let unheardOf: readonly string[] = []
  let busy: Promise<void> = Promise.resolve()
  const lookAtClock = watchClock(log, renew)

  const lockOwn = async () => {
    // A runner that was started again has another name; jobs it held under the old one are to be freed as well.
    await client?.query('select pg_advisory_unlock_all()')
    if (own !== null) await client?.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, own])
  }
  events.on('pool:create', ({ workerPool }) => {
    own = workerPool.id
    busy = busy.then(lockOwn).catch(() => undefined)
  })
  events.on('job:start', ({ job }) => void atWork.add(job.id))
  events.on('job:complete', ({ job }) => void atWork.delete(job.id))

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'jikji-runner', ...SINGLE_CONNECTION })
    noteLossOf(next, log, 'jikji-runner')
    next.once('end', () => {
      if (client === next) client = null
    })
    try {
      await next.connect()
      // A machine that lost its power says no goodbye: the database should notice within half a minute.
      await next.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
    } catch (error) {
      void next.end()
      throw error
    }
    client = next
    await lockOwn()
  }
  const sweep = async () => {
    if (!client) await connect()
    if (!client) return
    const gone = await runnersWithoutLock(client)
    const dead = gone.filter((runner) => missing.includes(runner))
    missing = gone
    if (dead.length > 0) {
      log.warn({ runners: dead }, 'job runners died; their jobs are given to others')
      await freeDeadJobs(client, dead)
    }
    if (own !== null) await lookForUnheardOf(client, own)
    await lookAtClock(client)
    if (client && (await isOld(client))) renew()
  }
  /** Twice, because a job may just have been taken, or its end be on its way. */
  const lookForUnheardOf = async (on: pg.Client, runner: string) => {
    const strange = (await jobsHeldBy(on, runner)).filter((id) => !atWork.has(id))
    const lost = strange.filter((id) => unheardOf.includes(id))
    unheardOf = strange
    if (lost.length === 0) return
    log.warn({ jobs: lost }, 'jobs were taken and the word of it was lost; the runner begins anew')
    renew()
  }
  const plan = () => {
    busy = busy.then(sweep).catch((error: unknown) => noteLoss(log, 'jikji-runner', error))
  }
  plan()
  const timer = setInterval(plan, sweepMs)
  return {
    events,
    stop: async () => {
      clearInterval(timer)
      await busy
      await client?.end()
    },
  }
}

async function jobsHeldBy(client: pg.Client, runner: string): Promise<readonly string[]> {
  const held = 'select id from graphile_worker.jobs where locked_by = $1'
  const { rows } = await client.query<{ id: string }>(held, [runner])
  return rows.map(({ id }) => id)
}

async function runnersWithoutLock(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ runner: string }>(
    `select distinct job.locked_by as runner from graphile_worker.jobs job
      where job.locked_by is not null and not exists (
        select 1 from pg_locks held join pg_database d on d.oid = held.database and d.datname = current_database()
         where held.locktype = 'advisory' and held.granted and held.classid = $1::int::oid
           and held.objid = hashtext(job.locked_by)::oid and held.objsubid = 2)`,
    [LOCK_CLASS],
  )
  return rows.map((row) => row.runner)
}
