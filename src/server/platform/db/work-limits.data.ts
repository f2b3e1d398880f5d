/** How long the database works for somebody before it gives up, in milliseconds; 0 is without end. */
export interface WorkLimits {
  /** One statement. */
  readonly statement: number
  /** Waiting for a row or table that somebody else holds. */
  readonly lock: number
  /** A transaction in which nothing happens: its process hangs, and what it has locked waits with it. */
  readonly idleInTransaction: number
  /** Our own wait for an answer, longer than the database's own limit: only one that hangs lets it pass. */
  readonly answer: number
}

export type Work = 'request' | 'list' | 'job' | 'check'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** By kind of work; each kind has connections of its own. `docs/operate.md` tells the owner of them. */
export const WORK_LIMITS: Readonly<Record<Work, WorkLimits>> = {
  /** Somebody waits at a screen; everything on the way to the till takes milliseconds. */
  request: { statement: 11 * SECOND, lock: 8 * SECOND, idleInTransaction: 30 * SECOND, answer: 13 * SECOND },
  /** Lists and searches of the desk. */
  list: { statement: 8 * SECOND, lock: 2 * SECOND, idleInTransaction: 15 * SECOND, answer: 10 * SECOND },
  /** Sweeps and nightly forgetting go in batches; a batch may be slow, none takes minutes. */
  job: { statement: 5 * MINUTE, lock: 30 * SECOND, idleInTransaction: 2 * MINUTE, answer: 6 * MINUTE },
  /** The doctor reads whole tables. */
  check: { statement: 60 * MINUTE, lock: 10 * SECOND, idleInTransaction: 10 * MINUTE, answer: 61 * MINUTE },
}

/** Said by each connection when it opens; by statement, because PgBouncer refuses them as parameters of the start. */
export function settingsOf({ statement, lock, idleInTransaction }: WorkLimits): string {
  return (
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};` +
    ` set idle_in_transaction_session_timeout = ${idleInTransaction}`
  )
}
