import type pg from 'pg'

/** What a stolen backup has: every row of every table, whoever's schema it is. */
export interface DumpedRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/** All rows as JSON says them; `bytea` as base64url. */
export async function wholeDatabase(pool: pg.Pool): Promise<readonly DumpedRow[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const dumped = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`)
      return rows.map((row) => ({ table: name, row: plain(row) as Record<string, unknown> }))
    }),
  )
  return dumped.flat()
}

/** Every text of a row, also inside JSON values. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function plain(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('base64url')
  if (value instanceof Date || typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
