import { drizzle } from './drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Database, Db } from './database.ts'
import { noteLossOf } from './note-loss.ts'
import { type RetryCounts, transactionRetry } from './retry-transaction.ts'
import { runTransaction } from './run-transaction.ts'
import { settingsOf, WORK_LIMITS, type WorkLimits } from './work-limits.data.ts'

export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
  readonly url: string
  readonly retries: RetryCounts
  close(): Promise<void>
}

/** For a single connection beside the pools; none of them asks anything that takes long. */
export const SINGLE_CONNECTION = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true } as const
const CONNECT_LIMIT_MS = 2_000
/**
 * PostgreSQL supposes a disk that turns, on which reading a small table whole is cheaper than looking into an index, and
 * supposes every table that it has not yet counted to be small.
 */
const PAGES_COST_ALIKE = 'set random_page_cost = 1.1'

export interface PoolOptions {
  readonly max: number
  readonly limits: WorkLimits
  /** As the database's own list of connections shows them. */
  readonly name: string
  /** How long to wait for a connection, if not as briefly as somebody at a screen. */
  readonly connectMs?: number | undefined
}

export interface DatabaseOptions {
  readonly size?: number
  readonly limits?: WorkLimits
  readonly name?: string
  /** See `PoolOptions`. */
  readonly connectMs?: number | undefined
}

/** For requests of people unless told. */
export function openDatabase(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { size = 16, limits = WORK_LIMITS.request, name = 'jikji', connectMs }: DatabaseOptions = {},
): OpenDatabase {
  const pool = openPool(url, log, { max: size, limits, name, connectMs })
  const db: Db = drizzle(pool)
  const retry = transactionRetry(log)
  return {
    db,
    pool,
    url,
    retries: retry.counts,
    transaction: (work) => retry.run(() => runTransaction(pool, work)),
    close: () => pool.end(),
  }
}

/** Connections that keep the limits of one kind of work. */
export function openPool(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { limits, name, max, connectMs = CONNECT_LIMIT_MS }: PoolOptions,
): pg.Pool {
  // Amounts and counts are bigint columns but always fit a safe integer; one that does not is a bug worth stopping at.
  pg.types.setTypeParser(pg.types.builtins.INT8, readSafeInteger)
  const pool = new pg.Pool({
    max,
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: limits.answer,
    // In this mode pg closes a connection whose statement got no answer in time, so that it never returns to the pool.
    pipeline: true,
    // A host that vanished without a word is noticed by the network, not by waiting for its answer.
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    application_name: name,
    onConnect: (client) => client.query(`${PAGES_COST_ALIKE}; ${settingsOf(limits)}`),
  })
  // An idle connection that is lost says so on the client, as one that is checked out does.
  pool.on('error', () => undefined)
  // A connection lost while it is checked out emits `error` on the client; without a listener the process would exit.
  pool.on('connect', (client) => {
    noteLossOf(client, log, name)
  })
  return pool
}

function readSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer`)
  return value
}

/** Name of the violated constraint of a 23xxx error, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const constraint = (error as { constraint?: unknown }).constraint
  return typeof constraint === 'string' ? constraint : violatedConstraint(error.cause)
}
