import { sql } from 'drizzle-orm'
import type { Tx } from '#/server/platform/db/database.ts'
import { writeWithCommit } from '#/server/platform/db/with-commit.ts'
import type { JobHandler, JobOptions, Jobs, JobType } from './job.ts'

export interface JobRegistry extends Jobs {
  /** Called once when all features are composed; `emit` fans out to the subscribers among them. */
  register(handlers: readonly JobHandler[]): void
  handlers(): readonly JobHandler[]
}

/** The outbox: a job is a row written by the caller's transaction through graphile-worker's SQL function. */
export function createJobs(): JobRegistry {
  let handlers: readonly JobHandler[] = []
  const add = (tx: Tx, job: JobType<object>, payload: object, options: JobOptions = {}) =>
    addJob(tx, job, payload, options)
  return {
    register: (all) => {
      refuseDuplicates(all)
      handlers = all
    },
    handlers: () => handlers,
    add,
    emit: async (tx, event, payload) => {
      for (const handler of handlers) {
        if (handler.event === event.event) await add(tx, handler.job, payload)
      }
    },
  }
}

interface JobRow {
  readonly name: string
  readonly payload: object
  readonly most: number
  readonly key: string | null
  readonly at: string | null
}

function addJob(tx: Tx, job: JobType<object>, payload: object, options: JobOptions): Promise<void> {
  const at = options.runAt?.toISOString() ?? null
  const row: JobRow = { name: job.name, payload, most: job.maxAttempts, key: options.key ?? null, at }
  return writeWithCommit(tx, insertJobs, JSON.stringify(row))
}

const insertJobs = (rows: readonly string[]) => sql`
  select 1 from jsonb_to_recordset(${`[${rows.join(',')}]`}::jsonb)
      as job(name text, payload json, most int, key text, at timestamptz),
    lateral graphile_worker.add_job(job.name, payload => job.payload, max_attempts => job.most, job_key => job.key, run_at => job.at)`

function refuseDuplicates(handlers: readonly JobHandler[]): void {
  const names = handlers.map((handler) => handler.job.name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two handlers for the job ${twice}`)
}
