import type { NodePgDatabase } from './drizzle.ts'

/** A connection outside a transaction; give it to reads. */
export type Db = NodePgDatabase<Record<string, never>>
/** A connection inside a transaction; every write takes one, so that state and outbox row commit together. */
export type Tx = Omit<Db, 'transaction'> & { readonly inTransaction: true }
/** For code that only reads and may run in either. */
export type DbOrTx = Db | Tx

export interface Database {
  readonly db: Db
  /** Runs `work` in one transaction; a deadlock or serialization failure (40P01, 40001) is done again up to three times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
