import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#/server/platform/db/database.ts'
import type { JobHandler, JobOptions, Jobs, JobType } from './job.ts'

export interface JobRegistry extends Jobs {
  /** Called once when all features are composed; `emit` fans out to the subscribers among them. */
  register(handlers: readonly JobHandler[]): void
  handlers(): readonly JobHandler[]
}

/** The outbox: a job is a row written by the caller's transaction through graphile-worker's SQL function. */
export function createJobs(): JobRegistry {
  let handlers: readonly JobHandler[] = []
  return {
    register: (all) => {
      refuseDuplicates(all)
      handlers = all
    },
    handlers: () => handlers,
    add: (tx, job, payload, options = {}) => insertJobs(tx, [rowOf(job, payload, options)]),
    emit: async (tx, event, payload) => {
      const subscribers = handlers.filter((handler) => handler.event === event.event)
      if (subscribers.length > 0)
        await insertJobs(
          tx,
          subscribers.map((handler) => rowOf(handler.job, payload, {})),
        )
    },
  }
}

interface JobRow {
  readonly name: string
  readonly payload: object
  readonly most: number
  readonly key: string | null
  readonly at: string | null
  readonly queue: string | null
  readonly priority: number
}

/** So many queues at most, whoever comes: the library keeps a row of each for ever, and no name stands in it. */
const SHARES = 256
const BEHIND = 10

function rowOf(job: JobType<object>, payload: object, options: JobOptions): JobRow {
  const at = options.runAt?.toISOString() ?? null
  const queue = options.share === undefined ? null : `share-${shareOf(options.share)}`
  const priority = job.behind ? BEHIND : 0
  return { name: job.name, payload, most: job.maxAttempts, key: options.key ?? null, at, queue, priority }
}

const shareOf = (whose: string): number => createHash('sha256').update(whose).digest().readUInt16BE(0) % SHARES

async function insertJobs(tx: Tx, rows: readonly JobRow[]): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      job.name, payload => job.payload, max_attempts => job.most, job_key => job.key, run_at => job.at,
      queue_name => job.queue, priority => job.priority)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as job(name text, payload json, most int, key text, at timestamptz, queue text, priority int)`)
}

function refuseDuplicates(handlers: readonly JobHandler[]): void {
  const names = handlers.map((handler) => handler.job.name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two handlers for the job ${twice}`)
}
