import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { RUNNER_CONNECTIONS } from '#/server/platform/db/connections.ts'
import { openPool } from '#/server/platform/db/open-database.ts'
import { WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'
import type { JobHandler } from './job.ts'
import { calendarNow, watchTicks } from './job-calendar.ts'
import { startJobRunner } from './run-jobs.ts'
import { keepRunnerLock } from './runner-lock.ts'

const RETRY_MS = 1_000

/** Of the queue itself; taking a job and writing down its end take milliseconds. */
export const openQueuePool = (url: string, log: Pick<Logger, 'warn'>): pg.Pool =>
  openPool(url, log, { max: RUNNER_CONNECTIONS, limits: WORK_LIMITS.request, name: 'jikji-queue', connectMs: 10_000 })

export interface JobRunner {
  /** Takes no new job, waits for the running ones. */
  stop(): Promise<void>
}

/**
 * Works on jobs until it is stopped, `concurrency` at a time. A runner that gave up because the database was away is started
 * again; so is one that holds jobs it does not know of, when its work is done. Jobs of processes that died are freed (`sweepMs`: how often somebody looks for them).
 */
export async function keepJobRunner(
  url: string,
  handlers: readonly JobHandler[],
  log: Logger,
  concurrency: number,
  sweepMs?: number,
): Promise<JobRunner> {
  const stopping = new AbortController()
  const renew = () => void runner.stop().catch(() => undefined)
  let calendar: number | null = null
  const lookAtTicks = watchTicks()
  const isOld = async (client: pg.ClientBase) => {
    if (calendar === null) return false
    await lookAtTicks(client, calendar)
    return calendar !== (await calendarNow(client))
  }
  const lock = keepRunnerLock(url, log, { renew, isOld }, sweepMs)
  const pool = openQueuePool(url, log)
  const start = async (): Promise<Runner> => {
    const current = await calendarNow(pool)
    const started = await startJobRunner(pool, handlers, log, concurrency, { events: lock.events, calendar: current })
    calendar = current
    return started
  }
  let runner: Runner = await start()
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'job runner stopped'))
      while (!stopping.signal.aborted) {
        await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (stopping.signal.aborted) return
        const next = await start().catch(() => null)
        if (!next) continue
        runner = next
        // Told to stop while this one was starting: nobody else knows of it.
        if (stopping.signal.aborted) await next.stop().catch(() => undefined)
        break
      }
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop().catch(() => undefined)
      await watching
      await lock.stop()
      await pool.end()
    },
  }
}
