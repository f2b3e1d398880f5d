import { sql } from './drizzle.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { openDatabase } from './open-database.ts'
import { sqlState } from './sql-state.ts'
import { WORK_LIMITS } from './work-limits.data.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await shop.container.database.db.execute(sql`create table shelf (id int primary key, n int)`)
  await shop.container.database.db.execute(sql`insert into shelf values (1, 0)`)
})

const SETTINGS = sql`select array_agg(setting::int order by name) as ms from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`

const impatient = (limits: Partial<typeof WORK_LIMITS.request>) =>
  openDatabase(shop.databaseUrl, shop.container.log, { size: 2, limits: { ...WORK_LIMITS.request, ...limits } })

describe('how long the database works for somebody', () => {
  it('is said on every connection, by kind of work', async () => {
    const { database, jobDatabase, lists } = shop.container
    const said = async (of: { execute(query: typeof SETTINGS): Promise<{ rows: unknown[] }> }) =>
      (await of.execute(SETTINGS)).rows[0]
    const inOrder = ({ idleInTransaction, lock, statement }: typeof WORK_LIMITS.request) => ({
      ms: [idleInTransaction, lock, statement],
    })
    expect(await said(database.db)).toEqual(inOrder(WORK_LIMITS.request))
    expect(await said(jobDatabase.db)).toEqual(inOrder(WORK_LIMITS.job))
    const { signal } = new AbortController()
    expect(await lists.read(signal, (db) => said(db))).toEqual(inOrder(WORK_LIMITS.list))
  })

  it('ends a statement that takes longer, and the caller may come again', async () => {
    const database = impatient({ statement: 100 })
    const error = await database.db.execute(sql`select pg_sleep(5)`).catch((reason: unknown) => reason)
    expect(sqlState(error)).toBe('57014')
    expect(errorAnswer(error, 'x')).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
    await database.close()
  })

  it('ends the wait for a row that somebody else holds', async () => {
    const database = impatient({ lock: 100 })
    await shop.container.database.transaction(async (tx) => {
      await tx.execute(sql`update shelf set n = 1`)
      const error = await database.db.execute(sql`update shelf set n = 2`).catch((reason: unknown) => reason)
      expect(sqlState(error)).toBe('55P03')
      expect(errorAnswer(error, 'x').status).toBe(503)
    })
    await database.close()
  })

  it('frees what a transaction holds in which nothing happens any more', async () => {
    const database = impatient({ idleInTransaction: 150 })
    const hanging = database.transaction(async (tx) => {
      await tx.execute(sql`update shelf set n = 3`)
      await sleep(600)
      await tx.execute(sql`select 1`)
    })
    const failed = hanging.catch((reason: unknown) => reason)
    await sleep(350)
    await shop.container.database.db.execute(sql`update shelf set n = 4`)
    expect(errorAnswer(await failed, 'x').status).toBe(503)
    await database.close()
  })

  it('gives up a database that does not answer, and the connection with it', async () => {
    const database = impatient({ answer: 1_500 })
    const error = await database
      .transaction((tx) => tx.execute(sql`select pg_sleep(8)`))
      .catch((reason: unknown) => reason)
    expect(errorAnswer(error, 'x')).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
    expect(database.pool.totalCount).toBe(0)
    expect((await database.db.execute(sql`select n from shelf where id = 1`)).rowCount).toBe(1)
    await database.close()
  })
})
