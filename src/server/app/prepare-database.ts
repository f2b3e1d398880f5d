import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '#/server/platform/config.ts'
import { migrate, readMigrations } from '#/server/platform/db/migrate.ts'
import { useEmbeddedPostgres } from '#/server/platform/db/postgres/embedded-postgres.ts'
import { withConnection } from '#/server/platform/db/single-connection.ts'
import { refuseOtherHistory } from './refuse-other-history.ts'
import { migrateJobs } from '#/server/platform/jobs/run-jobs.ts'

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../migrations')
const NAME = 'jikji'
/** Whoever waits this long wants to know what for. */
const SLOW_MS = 5_000

export interface PreparedDatabase {
  readonly url: string
  /** Whether it is our own server in the data directory. */
  readonly embedded: boolean
  /** Comes true, with the reason in Korean, when our own server died for good. */
  readonly lost: Promise<Error>
  release(): Promise<void>
}

/** The database of the settings, or our own in the data directory; migrated. A refusal leaves nothing running. */
export async function prepareDatabase(config: Config, log: Logger): Promise<PreparedDatabase> {
  if (config.DATABASE_URL === undefined) return ownDatabase(config.dataDir, log)
  await migrateAll(config.DATABASE_URL, log)
  return {
    url: config.DATABASE_URL,
    embedded: false,
    lost: new Promise<never>(() => undefined),
    release: async () => undefined,
  }
}

/** `folder` is where our own server has the database. */
export async function migrateAll(url: string, log: Logger, folder?: string): Promise<void> {
  const slow = setInterval(() => {
    log.info('the database is still being prepared: a large change, or another server is at it')
  }, SLOW_MS)
  try {
    const applied = existsSync(MIGRATIONS) ? await migrateShop(url, folder) : []
    if (applied.length > 0) log.info({ migrations: applied.length }, 'database migrated')
    await migrateJobs(url, log)
  } finally {
    clearInterval(slow)
  }
}

async function migrateShop(url: string, folder?: string): Promise<readonly string[]> {
  const migrations = await readMigrations(MIGRATIONS)
  await refuseOtherHistory(
    url,
    migrations.map(({ name }) => name),
    folder,
  )
  return migrate(url, migrations)
}

async function ownDatabase(dataDir: string, log: Logger): Promise<PreparedDatabase> {
  const server = await useEmbeddedPostgres({ directory: join(dataDir, 'postgres'), fsync: true })
  try {
    await createDatabase(await server.url('postgres'), NAME)
    const url = await server.url(NAME)
    await migrateAll(url, log, dataDir)
    return { url, embedded: true, lost: server.lost, release: server.release }
  } catch (error) {
    await server.release()
    throw error
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  }).catch((error: { code?: string }) => {
    // Another server process made it a moment ago.
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}
