import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from './database.ts'

/** One transaction on a connection of its own, by drizzle. It says why the work failed even when the rollback fails too. */
export async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failed: { readonly because: unknown } | undefined
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        const result = await work(tx)
        // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error.
        if (client.getTransactionStatus() === 'E')
          throw new Error('the transaction was rolled back: one of its statements had failed')
        return result
      } catch (error) {
        failed = { because: error }
        throw error
      }
    })
  } catch (error) {
    throw failed ? failed.because : error
  } finally {
    // The pool drops a connection that was lost.
    client.release()
  }
}
