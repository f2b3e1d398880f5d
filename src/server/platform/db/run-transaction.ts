import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from './database.ts'
import { closingStatements, collectUntilCommit } from './with-commit.ts'

const dialect = new PgDialect()
/** One per connection, so that what is `prepared` on it stays; `collectUntilCommit` makes it new for each transaction. */
const transactions = new WeakMap<pg.PoolClient, Tx>()

function transactionOn(client: pg.PoolClient): Tx {
  const known = transactions.get(client)
  if (known) return known
  const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
  transactions.set(client, tx)
  return tx
}

/**
 * One transaction on a connection of its own. `begin` is not waited for: it leaves with the first statement, as what was
 * written with `writeWithCommit` leaves with the commit. Each round trip saved is time in which rows are locked.
 */
export async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let lost = false
  try {
    const tx = transactionOn(client)
    collectUntilCommit(tx)
    // When it fails the first statement fails too, and that error is the one that is told.
    const begun = client.query('begin').catch(() => undefined)
    try {
      const result = await work(tx)
      await begun
      await commit(client, tx)
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {
        lost = true
      })
      throw error
    }
  } finally {
    client.release(lost)
  }
}

async function commit(client: pg.PoolClient, tx: Tx): Promise<void> {
  const closing = closingStatements(tx).map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return client.query({ text: sql }, params)
  })
  // The answers come in the order of the statements: the first error is the one that caused the others.
  const [, ended] = await Promise.all([Promise.all(closing), client.query('commit')])
  // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error.
  if (ended.command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed')
}
