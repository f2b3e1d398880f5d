import type { DbOrTx } from './database.ts'

/**
 * A statement of drizzle whose text is written once per connection: writing it costs the server more than the database needs
 * to answer it, so the statements on the way to the till are kept. `write` uses `sql.placeholder` for what varies and ends
 * with `.prepare(name)`; the answer takes the values.
 */
export function prepared<P>(write: (db: DbOrTx) => P): (db: DbOrTx) => P {
  const written = new WeakMap<DbOrTx, P>()
  return (db) => {
    const known = written.get(db)
    if (known) return known
    const statement = write(db)
    written.set(db, statement)
    return statement
  }
}
