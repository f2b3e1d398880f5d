import { expect, it } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { connectionRoom, connectionsOf } from './connections.ts'

it('counts what a process may want: people, lists, jobs and their queue, news and locks', () => {
  expect(connectionsOf({ DATABASE_POOL: 16, DATABASE_LIST_POOL: 4, JOB_CONCURRENCY: 2 })).toBe(47)
  expect(connectionsOf({ DATABASE_POOL: 16, DATABASE_LIST_POOL: 4, JOB_CONCURRENCY: 0 })).toBe(22)
})

it('compares it with what the database gives, for as many processes as there are', async () => {
  const { container } = await testShop()
  const ask = (pool: number) => connectionRoom(container.database.pool, { ...container.config, DATABASE_POOL: pool })
  const room = await ask(16)
  expect(room).toMatchObject({ perProcess: 47, running: 1, enough: true })
  expect(await ask(room.room)).toMatchObject({ enough: false })
})
