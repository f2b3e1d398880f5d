import type pg from 'pg'

/** Kept about calls, whatever they did. */
const ABOUT_CALLS: ReadonlySet<string> = new Set(['call_count', 'login_throttle', 'audit_log', 'idempotency'])

interface Rows {
  readonly name: string
  readonly rows: number
  readonly said: string
}
/** Of each table how many rows it has, and a sum of what they say. */
export type RowsOfTables = ReadonlyMap<string, Rows>

export async function rowsOfTables(pool: pg.Pool, what: 'counted' | 'read'): Promise<RowsOfTables> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const said = what === 'read' ? `coalesce(sum(hashtext(t::text)), 0)::text` : `''`
  const { rows } = await pool.query<Rows>(
    tables
      .filter(({ name }) => !ABOUT_CALLS.has(name))
      .map(({ name }) => `select '${name}' as name, count(*)::int as rows, ${said} as said from "${name}" t`)
      .join(' union all '),
  )
  return new Map(rows.map((table) => [table.name, table]))
}

/** Tables in which something is otherwise than before. */
export const changedSince = (before: RowsOfTables, after: RowsOfTables): readonly string[] =>
  [...after.values()].filter(({ name, said }) => before.get(name)?.said !== said).map(({ name }) => name)

/** By how many rows tables grew. */
export const grownSince = (before: RowsOfTables, after: RowsOfTables): ReadonlyMap<string, number> =>
  new Map([...after.values()].map(({ name, rows }) => [name, rows - (before.get(name)?.rows ?? 0)]))
