import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import * as z from 'zod/mini'
import { createTraces } from '#/server/platform/audit/traces.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import { callApp } from '#tests/support/call-app.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountRoutes } from './mount-routes.ts'
import { listRoute, type Route, route, writeRoute } from './route.ts'

const seatEndpoint = (method: 'GET' | 'POST', rest = '') =>
  endpoint({
    id: `test.seat-${method}${rest.replace('/', '-')}`,
    method,
    path: `/api/test/seats/:seat${rest}`,
    summary: '',
    access: PUBLIC,
    params: z.object({ seat: z.coerce.number() }),
    response: z.object({}),
    errors: [],
  })
const takeSeat = seatEndpoint('POST')
const lookAtSeat = seatEndpoint('GET')
const listSeat = seatEndpoint('GET', '/list')

const takeFile = endpoint({
  id: 'test.take-file',
  method: 'GET',
  path: '/api/test/file',
  summary: '',
  access: PUBLIC,
  response: z.null(),
  errors: [],
})

/** The routes alone, on the database of a shop. */
async function serve({ container, authenticator }: TestShop, routes: readonly Route[]) {
  const { database, lists, log, config } = container
  const app = await createHttpServer({ config, log, overloadMs: 0 })
  const deps = { database, lists, log, authenticator, rateScale: 0, strictAnswers: true }
  await mountRoutes(app, routes, { ...deps, traces: createTraces(() => sql`null`) })
  return app
}

test.each([
  ['calls for', takeSeat],
  ['looks at', lookAtSeat],
  ['lists', listSeat],
])('one account that %s one seat two dozen times leaves the database to the others', async (_, asked) => {
  const shop = await testShop()
  const { database, lists } = shop.container
  const waitFor = async (tx: DbOrTx, seat: number) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seat})`)
    return {}
  }
  const routes = [
    writeRoute(takeSeat, ({ params }, tx) => waitFor(tx, params.seat)),
    route(lookAtSeat, ({ params }) => database.transaction((tx) => waitFor(tx, params.seat))),
    listRoute(listSeat, ({ params }, db) => waitFor(db, params.seat)),
  ]
  const app = await serve(shop, routes)
  const [greedy, other] = [await shop.member(), await shop.member()]
  const holder = await database.pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  const calls = Array.from({ length: 24 }, () => callApp(app, asked, { as: greedy, params: { seat: 1 } }))
  const atWork = ({ totalCount, idleCount }: typeof database.pool) => totalCount - idleCount
  // One connection is the holder's.
  await expect.poll(() => atWork(database.pool) - 1 + atWork(lists.pool)).toBeGreaterThan(2)
  expect((await callApp(app, asked, { as: other, params: { seat: 2 } })).status).toBe(200)
  await holder.query('select pg_advisory_unlock(1)')
  holder.release()
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  await app.close()
})

test.each([
  ['saves a dozen files on a slow line', false],
  ['waits for a dozen pictures that are drawn', true],
])('whoever %s goes on looking at other things meanwhile', async (_, drawn) => {
  const shop = await testShop()
  const files: PassThrough[] = []
  let over = false
  const routes = [
    route(takeFile, async ({ reply, leaveTurn }) => {
      const file = new PassThrough()
      files.push(file)
      if (over) file.end()
      if (drawn) {
        leaveTurn()
        await once(file, 'finish')
      }
      await reply.type('application/zip').send(file)
      return null
    }),
    route(lookAtSeat, async () => ({})),
  ]
  const app = await serve(shop, routes)
  const as = await shop.member()
  const saved = Array.from({ length: 12 }, () => callApp(app, takeFile, { as }))
  try {
    await expect.poll(() => files.length).toBe(12)
    expect((await callApp(app, lookAtSeat, { as, params: { seat: 1 } })).status).toBe(200)
  } finally {
    over = true
    for (const file of files) file.end('the whole of it')
  }
  expect(new Set((await Promise.all(saved)).map(({ text }) => text))).toEqual(new Set(['the whole of it']))
  await app.close()
})
