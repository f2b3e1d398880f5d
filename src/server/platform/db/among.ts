import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

/**
 * `column` is one of `values`. One value, the everyday case, is written as plain equality: of an array PostgreSQL only guesses
 * how long it is, so it plans such a statement anew each time, or keeps a plan that reads the whole of a young table.
 */
export function among(column: AnyColumn | SQL, values: readonly string[], type: 'uuid' | 'text'): SQL {
  const as = sql.raw(type)
  return values.length === 1
    ? sql`${column} = ${values[0]}::${as}`
    : sql`${column} = any(${sql.param([...values])}::${as}[])`
}
