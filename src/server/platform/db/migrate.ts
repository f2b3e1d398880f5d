import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { withConnection } from './single-connection.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Any fixed number: all servers of one database agree on it. */
const LOCK = 7_310_001
/** A change of a table that waits for somebody's long transaction holds up everybody behind it: better to try again later. */
const LOCK_LIMIT_MS = 15_000

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, in order of name, each in its own transaction. Servers that start together wait for each other.
 * A file that changed after it was applied stops the start: forward only.
 */
export function migrate(
  url: string,
  migrations: readonly Migration[],
  lockMs = LOCK_LIMIT_MS,
): Promise<readonly string[]> {
  return withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const applied = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const migration of migrations) {
      if (known.has(migration.name)) refuseChange(migration, known.get(migration.name))
      else done.push(await apply(client, migration, lockMs))
    }
    return done
  })
}

function refuseChange(migration: Migration, checksum: string | undefined): void {
  if (checksum === migration.checksum) return
  throw new Error(`migrations/${migration.name} was changed after it had been applied; write a new file instead`)
}

async function apply(client: pg.Client, migration: Migration, lockMs: number): Promise<string> {
  try {
    await client.query(`begin; set local lock_timeout = ${lockMs}`)
    await client.query(migration.sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await client.query('commit')
    return migration.name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`migrations/${migration.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
