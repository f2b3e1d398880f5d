import { type AnyPgTable, getTableConfig, isTable } from '#/server/platform/db/drizzle.ts'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Tables that are only written in SQL, with the reason. */
const ONLY_IN_SQL: Readonly<Record<string, string>> = {
  migration: 'is made and kept by the migrations themselves',
  call_count: 'counts calls in one upsert',
  job_calendar: 'is asked in one statement by every runner',
  practice_services: 'is read before the rest of the shop is there',
  seed_done: 'is kept by the seeds themselves',
  shop_past: 'is read before the rest of the shop is there',
}

/** One line says all that is compared of a column: table, name, type, whether it may be null, whether it has a default. */
type Line = string

/** The table definitions that queries are written with are those that the migrations made. */
export async function checkTables(client: pg.ClientBase): Promise<CheckResult> {
  const tables = await definedTables()
  const names = new Set(tables.map((table) => getTableConfig(table).name))
  const defines = new Set(tables.flatMap((table) => [...linesOf(table)]))
  const made = await madeLines(client)
  const makes = new Set(made.filter(({ table }) => names.has(table)).map(({ line }) => line))
  const keys = tables.flatMap((table) => keysOf(table))
  const kept = await madeKeys(client)
  const unseen = new Set(made.map(({ table }) => table).filter((table) => !names.has(table) && !(table in ONLY_IN_SQL)))
  const wrong = [
    ...[...defines].filter((line) => !makes.has(line)).map((line) => `only in code: ${line}`),
    ...[...makes].filter((line) => !defines.has(line)).map((line) => `only in the database: ${line}`),
    ...keys.filter((line) => !kept.has(line)).map((line) => `no foreign key in the database: ${line}`),
    ...[...unseen].map((table) => `has no .table.ts: ${table}`),
  ]
  const ok = wrong.length === 0 && defines.size > 50
  return { name: `${names.size} table definitions equal the migrations`, ok, detail: wrong.join('\n') }
}

async function definedTables(): Promise<readonly AnyPgTable[]> {
  const files = globSync('src/server/**/*.table.ts', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module)).filter(isTable)
}

function linesOf(table: AnyPgTable): readonly Line[] {
  const { name, columns } = getTableConfig(table)
  return columns.map((column) => {
    const given = column.hasDefault || column.generated !== undefined || column.generatedIdentity !== undefined
    return lineOf(name, column.name, typeOf(column.getSQLType()), !column.notNull, given)
  })
}

/** Within a feature only: a definition cannot name tables of others. */
function keysOf(table: AnyPgTable): readonly Line[] {
  const { name, foreignKeys } = getTableConfig(table)
  return foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return `${name}.${columns.map((column) => column.name).join('+')} → ${getTableConfig(foreignTable).name}`
  })
}

async function madeKeys(client: pg.ClientBase): Promise<ReadonlySet<Line>> {
  const { rows } = await client.query<{ line: string }>(`
    select k.conrelid::regclass || '.' || (select string_agg(a.attname, '+' order by n.place) from unnest(k.conkey)
        with ordinality n(attnum, place) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.attnum)
      || ' → ' || k.confrelid::regclass as line
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  return new Set(rows.map(({ line }) => line))
}

const lineOf = (table: string, name: string, type: string, nullable: boolean, given: boolean): Line =>
  `${table}.${name} ${type}${nullable ? ' null' : ''}${given ? ' default' : ''}`

/** The database says `timestamp with time zone` without a precision, and numeric without blanks. */
const typeOf = (type: string) => type.replaceAll(', ', ',')

async function madeLines(client: pg.ClientBase): Promise<readonly { readonly table: string; readonly line: Line }[]> {
  const { rows } = await client.query<{
    table: string
    name: string
    type: string
    nullable: boolean
    given: boolean
  }>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as given
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  return rows.map(({ table, name, type, nullable, given }) => ({
    table,
    line: lineOf(table, name, typeOf(type), nullable, given),
  }))
}
