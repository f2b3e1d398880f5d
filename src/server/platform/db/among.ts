import { type Column, type SQL, sql } from './drizzle.ts'

/** `inArray` as one parameter: the statement reads the same however many values there are, so that it can have a name. */
export const among = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
