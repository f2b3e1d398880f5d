import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#/server/platform/config.ts'
import { migrate, readMigrations } from '#/server/platform/db/migrate.ts'
import { useEmbeddedPostgres } from '#/server/platform/db/postgres/embedded-postgres.ts'
import { refuseOtherHistory } from './refuse-other-history.ts'
import { migrateJobs } from '#/server/platform/jobs/run-jobs.ts'

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../migrations')
const NAME = 'jikji'

export interface PreparedDatabase {
  readonly url: string
  /** Whether it is our own server in the data directory. */
  readonly embedded: boolean
  /** Comes true, with the reason in Korean, when our own server died for good. */
  readonly lost: Promise<Error>
  release(): Promise<void>
}

/** The database of the settings, or our own in the data directory; migrated. */
export async function prepareDatabase(config: Config, log: Logger): Promise<PreparedDatabase> {
  const prepared = config.DATABASE_URL
    ? {
        url: config.DATABASE_URL,
        embedded: false,
        lost: new Promise<never>(() => undefined),
        release: async () => undefined,
      }
    : await ownDatabase(config.dataDir)
  await migrateAll(prepared.url, log)
  return prepared
}

export async function migrateAll(url: string, log: Logger): Promise<void> {
  const applied = existsSync(MIGRATIONS) ? await migrateShop(url) : []
  if (applied.length > 0) log.info({ migrations: applied.length }, 'database migrated')
  await migrateJobs(url, log)
}

async function migrateShop(url: string): Promise<readonly string[]> {
  const migrations = await readMigrations(MIGRATIONS)
  await refuseOtherHistory(
    url,
    migrations.map(({ name }) => name),
  )
  return migrate(url, migrations)
}

async function ownDatabase(dataDir: string): Promise<PreparedDatabase> {
  const server = await useEmbeddedPostgres({ directory: join(dataDir, 'postgres'), fsync: true })
  await createDatabase(await server.url('postgres'), NAME)
  return { url: await server.url(NAME), embedded: true, lost: server.lost, release: server.release }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another server process made it a moment ago.
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error
  } finally {
    await client.end()
  }
}
