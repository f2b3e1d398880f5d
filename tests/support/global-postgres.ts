import type { TestProject } from 'vitest/node'
import { useEmbeddedPostgres } from '#/server/platform/db/postgres/embedded-postgres.ts'
import { databaseDirectory } from './database-directory.ts'
import { dropAbandoned, ensureTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's administration database. */
    adminUrl: string
    /** Migrated and seeded; each test file works on a copy. */
    template: string
  }
}

/** One PostgreSQL for the whole run, shared with other runs of this working tree. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await useEmbeddedPostgres({ directory: databaseDirectory(), fsync: false })
  const adminUrl = await server.url('postgres')
  await dropAbandoned(adminUrl)
  project.provide('adminUrl', adminUrl)
  project.provide('template', await ensureTemplate(adminUrl))
  return server.release
}
