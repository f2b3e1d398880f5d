import { sql } from './drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { migrate } from './migrate.ts'
import { violatedConstraint } from './open-database.ts'
import { DatabaseLost } from './single-connection.ts'
import { sqlState } from './sql-state.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ deadlocks: 1 })
  await shop.container.database.db.execute(
    sql`create table account (id int primary key, n bigint not null check (n >= 0))`,
  )
  await shop.container.database.db.execute(sql`insert into account values (1, 0), (2, 0)`)
})

describe('the database connection', () => {
  it('survives being cut while somebody works on it, and the process with it', async () => {
    const { database } = shop.container
    const cut = database.transaction(async (tx) => {
      await tx.execute(sql`update account set n = 99`)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(cut).rejects.toThrow()
    const { rows } = await database.db.execute(sql`select n from account`)
    expect(rows).toEqual([{ n: 0 }, { n: 0 }])
  })

  it("tries again by itself when two transactions stood in each other's way", async () => {
    const { database } = shop.container
    const both = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`update account set n = n + 1 where id = ${first}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
        await tx.execute(sql`update account set n = n + 1 where id = ${second}`)
      })
    await Promise.all([both(1, 2), both(2, 1)])
    const { rows } = await database.db.execute(sql`select n from account order by id`)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('says which rule of the database was broken', async () => {
    const error = await shop.container.database.db
      .execute(sql`update account set n = -1`)
      .catch((reason: unknown) => reason)
    expect([sqlState(error), violatedConstraint(error)]).toEqual(['23514', 'account_n_check'])
  })
})

describe('migrations', () => {
  const step = (name: string, text: string) => ({ name, sql: text, checksum: text })

  it('run once when several servers start together', async () => {
    const { databaseUrl } = shop
    const steps = [step('9001-a.sql', 'create table step (n int); insert into step values (1)')]
    const done = await Promise.all([1, 2, 3].map(() => migrate(databaseUrl, steps)))
    expect(done.flat()).toEqual(['9001-a.sql'])
  })

  it('fail in words when the database is lost meanwhile, and are gone on with at the next start', async () => {
    const lost = [step('9005-e.sql', 'select pg_terminate_backend(pg_backend_pid())')]
    await expect(migrate(shop.databaseUrl, lost)).rejects.toBeInstanceOf(DatabaseLost)
    expect(await migrate(shop.databaseUrl, [step('9005-e.sql', 'select 1')])).toEqual(['9005-e.sql'])
  })

  it('leave nothing behind when one fails, and say which', async () => {
    const broken = step('9002-b.sql', 'insert into step values (2); select 1/0')
    await expect(migrate(shop.databaseUrl, [broken])).rejects.toThrow('9002-b.sql: division by zero')
    expect((await shop.container.database.db.execute(sql`select n from step`)).rows).toEqual([{ n: 1 }])
  })

  it('give up soon when somebody holds the table, instead of holding up everybody behind them', async () => {
    const waits = [step('9003-c.sql', 'alter table step add column m int')]
    await shop.container.database.transaction(async (tx) => {
      await tx.execute(sql`select n from step`)
      await expect(migrate(shop.databaseUrl, waits, 100)).rejects.toThrow(
        '9003-c.sql: canceling statement due to lock timeout',
      )
    })
    expect(await migrate(shop.databaseUrl, waits, 100)).toEqual(['9003-c.sql'])
  })

  it('refuse to go on when one was changed afterwards', async () => {
    await expect(migrate(shop.databaseUrl, [step('9001-a.sql', 'select 2')])).rejects.toThrow('9001-a.sql was changed')
  })
})
