import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

interface KindRow {
  readonly kind: string
  readonly waiting: number
  readonly later: number
  readonly running: number
  readonly failing: number
  readonly given_up: number
  readonly oldest: number
}

/** Every scrape of every process asks; the answer is kept so long. */
const KEEP_MS = 2_000

const FIGURES = `
  select task.identifier as kind,
    count(*) filter (where due)::int as waiting,
    count(*) filter (where job.locked_at is null and job.run_at > now())::int as later,
    count(*) filter (where job.locked_at is not null)::int as running,
    count(*) filter (where job.locked_at is null and job.attempts > 0 and job.attempts < job.max_attempts)::int as failing,
    count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts)::int as given_up,
    coalesce(extract(epoch from now() - min(job.run_at) filter (where due)), 0)::float8 as oldest
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  cross join lateral (
    select job.locked_at is null and job.run_at <= now() and job.attempts < job.max_attempts as due) state
  group by task.identifier`

/**
 * The jobs of all processes, which are the outbox too: what was promised with a commit and is not done yet. Without a database
 * there are no figures, and `jobs_known` says so.
 */
export function addJobFigures(registry: Registry, pool: Pick<pg.Pool, 'query'>, kinds: () => readonly string[]): void {
  const read = keptFor(KEEP_MS, async () => (await pool.query<KindRow>(FIGURES)).rows)
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    set: (to: Gauge, rows: readonly KindRow[]) => void,
  ) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [],
        async collect() {
          this.reset()
          const rows = await read().catch(() => null)
          if (rows) set(this, withQuietKinds(rows, kinds()))
          else if (labelNames.length === 0) this.set(Number.NaN)
        },
      }),
    )
  gauge('jobs', 'Jobs of all processes by kind and state.', ['kind', 'state'], (to, rows) => {
    for (const { kind, waiting, later, running, failing, given_up } of rows)
      for (const [state, count] of Object.entries({ waiting, later, running, failing, 'given-up': given_up }))
        to.set({ kind, state }, count)
  })
  gauge('jobs_oldest_seconds', 'How long the oldest job that is due waits, by kind.', ['kind'], (to, rows) => {
    for (const { kind, oldest } of rows) to.set({ kind }, oldest)
  })
  gauge('outbox_oldest_seconds', 'How long the oldest job of all that are due waits.', [], (to, rows) =>
    to.set(Math.max(0, ...rows.map((row) => row.oldest))),
  )
  registry.registerMetric(
    new Gauge({
      name: 'jobs_known',
      help: '1 when the database told of its jobs, 0 when it did not answer.',
      registers: [],
      async collect() {
        this.set(
          await read().then(
            () => 1,
            () => 0,
          ),
        )
      },
    }),
  )
}

/** A kind without jobs is a zero, so that an alarm can tell quiet from unknown. */
function withQuietKinds(rows: readonly KindRow[], kinds: readonly string[]): readonly KindRow[] {
  const seen = new Set(rows.map((row) => row.kind))
  const none = { waiting: 0, later: 0, running: 0, failing: 0, given_up: 0, oldest: 0 }
  return [...rows, ...kinds.filter((kind) => !seen.has(kind)).map((kind) => ({ kind, ...none }))]
}

function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly answer: Promise<T> } | null = null
  return () => {
    if (!kept || performance.now() > kept.until) kept = { until: performance.now() + ms, answer: read() }
    return kept.answer
  }
}
