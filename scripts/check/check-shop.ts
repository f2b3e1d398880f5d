import { join } from 'node:path'
import { pino } from 'pino'
import { createContainer } from '#/server/app/container.ts'
import { readConfig } from '#/server/platform/config.ts'
import { useEmbeddedPostgres } from '#/server/platform/db/postgres/embedded-postgres.ts'
import { databaseDirectory } from '#tests/support/database-directory.ts'
import { asAdmin, ensureTemplate, urlOf } from '#tests/support/template-database.ts'
import { checkEndpoints } from './check-endpoints.ts'
import type { CheckResult } from './check-result.ts'
import { checkTables } from './check-tables.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What can only be said of the composed shop and a database that all migrations and seeds went into. */
export async function checkShop(): Promise<readonly CheckResult[]> {
  const server = await useEmbeddedPostgres({ directory: databaseDirectory(), fsync: false })
  try {
    const adminUrl = await server.url('postgres')
    const databaseUrl = urlOf(adminUrl, await ensureTemplate(adminUrl))
    const tables = await asAdmin(databaseUrl, checkTables)
    const config = readConfig({ DATA_DIR: join(ROOT, '.cache/check'), LOG_LEVEL: 'silent' })
    const container = createContainer({ config, databaseUrl, log: pino({ level: 'silent' }) })
    try {
      return [
        { name: 'migrations and seeds run on an empty database', ok: true },
        tables,
        ...(await checkEndpoints(container)),
      ]
    } finally {
      await container.close()
    }
  } catch (error) {
    return [{ name: 'the shop can be composed', ok: false, detail: error instanceof Error ? (error.stack ?? '') : '' }]
  } finally {
    await server.release()
  }
}
