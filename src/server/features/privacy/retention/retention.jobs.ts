import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { type Term, TERMS } from './terms.data.ts'

export interface RetentionDeps extends Pick<Services, 'database' | 'clock' | 'log'> {
  readonly storage: Storage
}

const AT_ONCE = 100

/** Every night at half past two in Seoul: what was kept long enough is forgotten. Cut short, it goes on the next time. */
export const retentionJobs = (deps: RetentionDeps): readonly JobHandler[] => [
  onJob(jobType('retention.forget', 3), () => forgetAll(deps), '30 17 * * *'),
]

async function forgetAll(deps: RetentionDeps): Promise<void> {
  const failures: unknown[] = []
  for (const term of TERMS)
    await forgetTerm(deps, term).catch((error: unknown) => failures.push(new Error(term.name, { cause: error })))
  // One term that cannot be kept does not keep the others.
  if (failures.length > 0) throw new AggregateError(failures, 'not everything was forgotten')
}

async function forgetTerm(deps: RetentionDeps, term: Term): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now().toISOString()
  const due = `select id::text from (${term.due(`$1::timestamptz - interval '${term.keep}'`)}) due limit ${AT_ONCE}`
  let forgotten = 0
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(filled(due, now, []))
    if (rows.length === 0) break
    await forgetSome(
      deps,
      term,
      now,
      rows.map((row) => row.id),
    )
    forgotten += rows.length
  }
  if (forgotten > 0) deps.log.info({ term: term.name, forgotten }, 'kept long enough, forgotten')
}

async function forgetSome(deps: RetentionDeps, term: Term, now: string, ids: readonly string[]): Promise<void> {
  const { database, storage } = deps
  if (term.contents) {
    const { rows } = await database.db.execute<{ key: string }>(filled(term.contents, now, ids))
    for (const { key } of rows) await storage.delete(key)
  }
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.forgetting', 'on', true)`)
    const { rowCount } = await tx.execute(filled(term.forget, now, ids))
    if (!rowCount) throw new Error(`nothing of ${ids.length} was forgotten`)
  })
}

/** The terms are plain text, with `$1` for the moment of forgetting and `$2` for what is forgotten. */
function filled(text: string, now: string, ids: readonly string[]): SQL {
  const parts = text.split(/(\$[12])/)
  return sql.join(
    parts.map((part) => (part === '$1' ? sql`${now}` : part === '$2' ? sql`${sql.param([...ids])}` : sql.raw(part))),
  )
}
