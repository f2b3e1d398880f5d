import type { SQL } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Makes one statement of everything of its kind; its values are plain text and numbers, so that only the database can refuse it. */
export type Closing<T> = (items: readonly T[]) => SQL

type Waiting = Map<Closing<never>, unknown[]>

const waiting = new WeakMap<Tx, Waiting>()

/** Called by whoever opens a transaction and sends what `closingStatements` gives together with the commit. */
export function collectUntilCommit(tx: Tx): void {
  waiting.set(tx, new Map())
}

/**
 * Writes something that nobody reads before the commit (jobs, notifications, an answer to keep). It travels with the commit
 * instead of on a round trip of its own, and everything of one kind as one statement; if it fails, nothing is committed. In a
 * nested transaction it is written at once, because it must go when the savepoint goes.
 */
export async function writeWithCommit<T>(tx: Tx, closing: Closing<T>, item: T): Promise<void> {
  const kinds = waiting.get(tx)
  if (!kinds) {
    await tx.execute(closing([item]))
    return
  }
  const items = kinds.get(closing) ?? []
  items.push(item)
  kinds.set(closing, items)
}

/** The same for one statement that stands for itself. */
export function executeWithCommit(tx: Tx, statement: SQL): Promise<void> {
  return writeWithCommit(tx, () => statement, null)
}

export function closingStatements(tx: Tx): readonly SQL[] {
  const kinds = [...(waiting.get(tx) ?? [])]
  waiting.delete(tx)
  return kinds.map(([closing, items]) => closing(items as never))
}
