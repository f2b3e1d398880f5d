import { createHash } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
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
    add: (tx, job, payload, options = {}) => insertJobs(tx, [specOf(job, payload, options)]),
    emit: async (tx, event, payload) => {
      const subscribers = handlers.filter((handler) => handler.event === event.event)
      if (subscribers.length > 0)
        await insertJobs(
          tx,
          subscribers.map(({ job }) => specOf(job, payload, job.behind ? { key: waitsOnce(job, payload) } : {})),
        )
    },
  }
}

/** As graphile-worker's type `job_spec` calls its fields. */
interface JobSpec {
  readonly identifier: string
  readonly payload: object
  readonly max_attempts: number
  readonly job_key: string | null
  readonly run_at: string | null
  readonly queue_name: string | null
  readonly priority: number
}

/** So many queues of a kind at most, whoever comes: the library keeps a row of each for ever, and no name stands in it. */
const SHARES = 256
const BEHIND = 10

function specOf(job: JobType<object>, payload: object, options: JobOptions): JobSpec {
  return {
    identifier: job.name,
    payload,
    max_attempts: job.maxAttempts,
    job_key: options.key ?? null,
    run_at: options.runAt?.toISOString() ?? null,
    queue_name: queueOf(job, options),
    priority: job.behind ? BEHIND : 0,
  }
}

const queueOf = (job: JobType<object>, { share }: JobOptions): string | null => {
  if (job.behind) return `behind-${job.name}`
  return share === undefined ? null : `share-${kindOf(share)}-${shareOf(share)}`
}

/** However often the same is said, it waits once. */
const waitsOnce = (job: JobType<object>, payload: object): string => `${job.name} ${JSON.stringify(payload)}`

/** `webhooks:…` never waits for `member:…`, though their numbers may be the same. */
const kindOf = (whose: string): string => /^[a-z]+(?=:)/.exec(whose)?.[0] ?? 'other'

const shareOf = (whose: string): number => createHash('sha256').update(whose).digest().readUInt16BE(0) % SHARES

async function insertJobs(tx: Tx, specs: readonly JobSpec[]): Promise<void> {
  const all = sql`select array_agg(spec) from jsonb_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::jsonb) as spec`
  await tx
    .select({ id: sql`job.id` })
    .from(sql`graphile_worker.add_jobs((${all})) as job`)
    .prepare('jobs.add')
    .execute()
}

function refuseDuplicates(handlers: readonly JobHandler[]): void {
  const names = handlers.map((handler) => handler.job.name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two handlers for the job ${twice}`)
}
