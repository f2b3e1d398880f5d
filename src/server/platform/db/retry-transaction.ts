import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from './sql-state.ts'

const RETRIES = 3
/** Serialization failure and deadlock: PostgreSQL has taken everything back, so the same work may be done again. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['40001', '40P01'])

/** How often transactions of this process were done again, by SQLSTATE. With one lock order it stays empty. */
export type RetryCounts = ReadonlyMap<string, number>

export interface TransactionRetry {
  readonly counts: RetryCounts
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Anything else is not tried again here: whether a lost commit was made is known only by who keeps the request's key. */
export function transactionRetry(log: Pick<FastifyBaseLogger, 'warn'>): TransactionRetry {
  const counts = new Map<string, number>()
  return {
    counts,
    run: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await work()
        } catch (error) {
          const code = sqlState(error)
          if (code === undefined || !TRY_AGAIN.has(code)) throw error
          counts.set(code, (counts.get(code) ?? 0) + 1)
          log.warn({ err: error, sqlState: code, attempt }, "transactions stood in each other's way")
          if (attempt > RETRIES) throw error
          await sleep(Math.random() * 20 * attempt)
        }
      }
    },
  }
}
