import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { createContainer } from '#/server/app/container.ts'
import { buildApp } from '#/server/app/build-app.ts'
import { migrateAll } from '#/server/app/prepare-database.ts'
import { seed } from '#/server/app/seed.ts'
import type { JobHandler } from '#/server/platform/jobs/job.ts'
import { readConfig } from '#/server/platform/config.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What decides how a fresh shop's data look. */
const SOURCES = [
  'migrations/*.sql',
  'src/server/**/*.jobs.ts',
  'tests/support/template-database.ts',
  'src/server/**/*.seed.ts',
  'src/server/app/seed.ts',
  'src/**/*.data.ts',
]
const LOCK = 7_310_002
const KEEP_TEMPLATES = 4

export async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Name of a database that is migrated and seeded as the sources say; made once for each state of them. */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = `template_${hashOfSources()}`
  return asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if ((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount) return name
    const building = `building_${process.pid}`
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building}`)
    await fill(urlOf(adminUrl, building))
    await client.query(`alter database ${building} rename to ${name}`)
    await dropOldTemplates(client)
    return name
  })
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync([...SOURCES], { cwd: ROOT }).toSorted()) {
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 24)
}

async function fill(url: string): Promise<void> {
  const log = pino({ level: 'error' })
  await migrateAll(url, log)
  const config = readConfig({ DATA_DIR: join(ROOT, '.cache/test-data/template'), LOG_LEVEL: 'error' })
  const container = createContainer({ config, databaseUrl: url, log })
  try {
    await buildApp(container, { overloadMs: 0, strictAnswers: true })
    // Five books are drawn and read for this seed; a test that wants one makes it.
    await container.database.pool.query(`insert into seed_done (name) values ('sample-editions')`)
    await seed(container)
    await nameTasks(container.database.pool, container.jobs.handlers())
  } finally {
    await container.close()
  }
}

/**
 * What the queue writes at the first job of a name. The runner of a shop has named the tasks before anybody calls; in a test that runs jobs by
 * hand two transactions, each the first with what the other wants next, would wait for each other.
 */
async function nameTasks(pool: pg.Pool, handlers: readonly JobHandler[]): Promise<void> {
  const names = handlers.map(({ job }) => job.name)
  const queues = handlers.flatMap(({ job }) => (job.behind ? [`behind-${job.name}`] : []))
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing`,
    [names],
  )
  await pool.query(
    `insert into graphile_worker._private_job_queues (queue_name) select unnest($1::text[]) on conflict do nothing`,
    [queues],
  )
}

async function dropOldTemplates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'template\\_%' order by oid desc offset $1`,
    [KEEP_TEMPLATES],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => undefined)
}

/** Databases of test files whose process is gone. */
export async function dropAbandoned(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'shop\\_%' or datname like 'building\\_%'`,
    )
    for (const { datname } of rows) {
      const pid = Number(datname.split('_')[1])
      if (!isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`).catch(() => undefined)
    }
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
