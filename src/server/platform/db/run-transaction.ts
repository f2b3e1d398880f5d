import { drizzle } from './drizzle.ts'
import type pg from 'pg'
import type { Tx } from './database.ts'

/** One transaction on a connection of its own. It says why the work failed even when the rollback fails too. */
export async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let unusable = false
  try {
    await client.query('begin')
    const result = await work(Object.assign(drizzle(client), { inTransaction: true as const }))
    const ended = await client.query('commit')
    // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error.
    if (ended.command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      unusable = true
    })
    throw error
  } finally {
    client.release(unusable)
  }
}
