import pg from 'pg'
import { afterAll, beforeAll, expect, inject as provided, it } from 'vitest'
import { asAdmin, urlOf } from '#tests/support/template-database.ts'
import { refuseOtherHistory } from './refuse-other-history.ts'
import { startFailure } from './start-failure.ts'

const NAME = `history_${process.pid}`
const adminUrl = provided('adminUrl')
const url = urlOf(adminUrl, NAME)
let pool: pg.Pool

beforeAll(async () => {
  await asAdmin(adminUrl, (client) => client.query(`create database ${NAME}`))
  pool = new pg.Pool({ connectionString: url, max: 1 })
  // The database may be dropped before the server has heard that its last session is over.
  pool.on('connect', (client) => client.on('error', () => undefined))
})
afterAll(async () => {
  await pool.end()
  await asAdmin(adminUrl, (client) => client.query(`drop database if exists ${NAME} with (force)`))
})

const said = async (...names: string[]) => {
  const outcome: unknown = await refuseOtherHistory(url, names, '/srv/shop').catch((error: unknown) => error)
  return outcome === undefined ? null : startFailure(outcome)
}

it('opens an empty database, one with fewer migrations and one with more, and refuses one with others', async () => {
  expect(await said('0001-platform.sql')).toBeNull()
  await pool.query(`create table migration (name text primary key)`)
  await pool.query(`insert into migration values ('0001-platform.sql'), ('0041-orders.sql'), ('0380-shop-past.sql')`)
  expect(await said('0001-platform.sql', '0041-orders.sql', '0380-shop-past.sql', '0400-more.sql')).toBeNull()
  expect(await said('0001-platform.sql', '0041-orders.sql')).toBeNull()
  const refused = await said('0001-platform.sql', '0005-ordering.sql')
  expect(refused).toContain('0041-orders.sql 등 2개')
  expect(refused).toContain('/srv/shop 폴더를 지우고')
  expect(refused).not.toContain('\n')
})
