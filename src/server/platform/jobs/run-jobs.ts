import {
  type JobHelpers,
  type ParsedCronItem,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger as Log } from 'pino'
import { errorInShort } from '#/server/platform/log-error.ts'
import type { JobHandler } from './job.ts'
import { queueLog } from './queue-log.ts'
import { GO_ON_WAITING, waitsForMachine } from './wait-for-machine.ts'

/** Makes or updates the queue's own tables; safe when several servers start together. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, logger: queueLog(log) })
}

/**
 * How a job ended is written down through the queue's batches, even if each is of one job: only there does it look at the
 * error when the database is away. Without them the rejection is nobody's and ends the whole process.
 */
const WRITES_DOWN_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** What the clock does again anyway is made good by the next time that succeeds; until then the doctor names it. */
const FORGET_GIVEN_UP = `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
  where task_identifier = $1 and attempts >= max_attempts and locked_at is null))`

/** Asked for anew while it ran: the queue took its key away, spent its attempts, and made a successor that does the same. */
const HAS_SUCCESSOR = `select from graphile_worker.jobs where id = $1 and key is null`

async function hasSuccessor({ job: { id, key }, query }: JobHelpers): Promise<boolean> {
  if (key === null) return false
  return query(HAS_SUCCESSOR, [id]).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  )
}

/** Starts working on jobs in this process. `stop()` lets running jobs finish. */
export function startJobRunner(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  log: Log,
  concurrency: number,
  { events, calendar }: { readonly events?: WorkerEvents; readonly calendar?: number } = {},
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList: taskList(handlers, log),
    parsedCronItems: cronItems(handlers, calendar),
    logger: queueLog(log),
    preset: WRITES_DOWN_IN_BATCHES,
    ...(events ? { events } : {}),
  })
}

/** Runs every job that is due and returns; for tests and commands. */
export async function drainJobs(pool: pg.Pool, handlers: readonly JobHandler[], log: Log): Promise<void> {
  await runOnce({ pgPool: pool, taskList: taskList(handlers, log), logger: queueLog(log), noHandleSignals: true })
}

function taskList(handlers: readonly JobHandler[], log: Log): TaskList {
  return Object.fromEntries(
    handlers.map((handler) => [
      handler.job.name,
      async (payload: unknown, helpers: JobHelpers) => {
        const { id, attempts, max_attempts: most } = helpers.job
        const lastAttempt = attempts >= most
        const givesUp = (error: unknown) => lastAttempt && !waitsForMachine(handler.job, helpers.job.created_at, error)
        try {
          await handler.run(payload as never, { jobId: id, attempt: attempts, lastAttempt, givesUp })
          if (handler.cron) await helpers.query(FORGET_GIVEN_UP, [handler.job.name])
        } catch (error) {
          // Nobody would ever take it up again, and the doctor would name it for ever.
          if (await hasSuccessor(helpers))
            return log.warn({ err: error, job: handler.job.name }, 'job failed, and its successor does it')
          if (lastAttempt && !givesUp(error)) await helpers.query(GO_ON_WAITING, [id])
          log[givesUp(error) ? 'error' : 'warn']({ err: error, job: handler.job.name, attempt: attempts }, 'job failed')
          // The queue keeps the text with the job, in the database and in every copy of it.
          throw new Error(errorInShort(error), { cause: error })
        }
      },
    ]),
  )
}

/** Jobs of the clock (UTC) run once per tick in the whole cluster: the queue records the tick, in each calendar anew. */
export function cronItems(handlers: readonly JobHandler[], calendar = 1): ParsedCronItem[] {
  const items = handlers.flatMap(({ cron, job: { name, maxAttempts } }) =>
    cron ? [{ task: name, identifier: `${name}:${calendar}`, match: cron, options: { maxAttempts } }] : [],
  )
  return parseCronItems(items)
}
