import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#/server/platform/config.ts'
import { useEmbeddedPostgres } from '#/server/platform/db/postgres/embedded-postgres.ts'
import { withConnection } from '#/server/platform/db/single-connection.ts'
import { prepareDatabase } from './prepare-database.ts'

const LOG = pino({ level: 'silent' })

test('a start that is refused leaves no database running, and names the folder it means', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-refused-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const server = await useEmbeddedPostgres({ directory: join(dataDir, 'postgres'), fsync: false })
  await withConnection(await server.url('postgres'), (client) => client.query('create database jikji'))
  await withConnection(await server.url('jikji'), (client) =>
    client.query(`create table migration (name text); insert into migration values ('0001-other.sql')`),
  )
  await server.release()

  await expect(prepareDatabase(readConfig({ DATA_DIR: dataDir }), LOG)).rejects.toThrow(dataDir)
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
})

test('a database that cannot be reached is said in words', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' })
  await expect(prepareDatabase(config, LOG)).rejects.toThrow('데이터베이스에 닿지 못했거나 연결이 끊겼습니다')
})
