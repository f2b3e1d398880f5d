import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Column {
  readonly table: string
  readonly name: string
  readonly nullable: boolean
}

/** The table definitions that queries are written with are those that the migrations made. */
export async function checkTables(client: pg.ClientBase): Promise<CheckResult> {
  const defined = await definedColumns()
  const made = await madeColumns(client)
  const key = ({ table, name, nullable }: Column) => `${table}.${name}${nullable ? ' null' : ''}`
  const tables = new Set(defined.map(({ table }) => table))
  const makes = new Set(made.map(key))
  const defines = new Set(defined.map(key))
  const wrong = [
    ...defined.filter((column) => !makes.has(key(column))).map((column) => `only in code: ${key(column)}`),
    ...made
      .filter((column) => tables.has(column.table) && !defines.has(key(column)))
      .map((column) => `only in the database: ${key(column)}`),
  ]
  const ok = wrong.length === 0 && defined.length > 50
  return { name: `${tables.size} table definitions equal the migrations`, ok, detail: wrong.join('\n') }
}

async function definedColumns(): Promise<readonly Column[]> {
  const files = globSync('src/server/**/*.table.ts', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof PgTable)
    .flatMap((table) => {
      const { name: tableName, columns } = getTableConfig(table)
      return columns.map(({ name, notNull }) => ({ table: tableName, name, nullable: !notNull }))
    })
}

async function madeColumns(client: pg.ClientBase): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    select table_name as "table", column_name as name, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public'`)
  return rows
}
