import { drizzle } from './drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { AppError } from '#/contract/errors.ts'
import type { Db } from './database.ts'
import { openPool } from './open-database.ts'
import { sqlState } from './sql-state.ts'
import { NoTurn, Turns } from './turns.ts'
import { WORK_LIMITS } from './work-limits.data.ts'

/** Lists and searches of the desk, on connections of their own: however many come, the shop itself goes on. */
export interface ListReads {
  /**
   * One statement after the other on one connection. When `signal` says that nobody waits any more, the database stops
   * working at it. UNAVAILABLE: too many at once, or it took too long.
   */
  read<T>(signal: AbortSignal, work: (db: Db) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  readonly turns: Pick<Turns, 'busy' | 'waiting'>
  close(): Promise<void>
}

/** So many wait for each that works: who is further back would wait longer than anybody looks at an empty list. */
const WAITING_PER_TURN = 2
const WAIT_MS = 3_000
const CANCELLED = '57014'

/** `others` is where a statement is cancelled from: the connection it runs on hears nothing meanwhile. */
export function openListReads(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  others: Pick<pg.Pool, 'query'>,
  atOnce: number,
): ListReads {
  const pool = openPool(url, log, { max: atOnce, limits: WORK_LIMITS.list, name: 'jikji-lists' })
  const turns = new Turns({ atOnce, waiting: atOnce * WAITING_PER_TURN, waitMs: WAIT_MS })
  return {
    pool,
    turns,
    read: (signal, work) =>
      turns
        .take(signal, () => readUntilLeft(pool, others, signal, work))
        .catch((error: unknown) => {
          throw inWords(error, signal)
        }),
    close: () => pool.end(),
  }
}

async function readUntilLeft<T>(
  pool: pg.Pool,
  others: Pick<pg.Pool, 'query'>,
  signal: AbortSignal,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const cancelling: Promise<unknown>[] = []
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    signal.throwIfAborted()
    const cancel = () => {
      cancelling.push(others.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined))
    }
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await work(drizzle(client))
    } finally {
      signal.removeEventListener('abort', cancel)
      await Promise.all(cancelling)
    }
  } finally {
    // A cancellation that is still on its way must not hit who gets the connection next.
    client.release(cancelling.length > 0)
  }
}

function inWords(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new AppError('CALLER_GONE')
  if (error instanceof NoTurn)
    return new AppError('UNAVAILABLE', '지금 목록을 찾는 사람이 많습니다. 잠시 뒤 다시 해 주세요.')
  if (sqlState(error) === CANCELLED)
    return new AppError('UNAVAILABLE', '찾는 데 너무 오래 걸려 멈췄습니다. 주문번호나 더 긴 말로 찾아 주세요.')
  return error
}
