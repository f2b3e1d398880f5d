import { sql } from './drizzle.ts'
import type { Tx } from './database.ts'

/** A part of a transaction that may fail by itself: its own writes are undone, those before it stand. */
export async function savepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`)
  try {
    const result = await work()
    await tx.execute(sql`release savepoint part`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    // One within another has the same name: the outer must be the next to be found.
    await tx.execute(sql`release savepoint part`)
    throw error
  }
}
