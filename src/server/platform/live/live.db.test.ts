import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { createHttpServer } from '#/server/platform/http/create-http-server.ts'
import { mountRoutes } from '#/server/platform/http/mount-routes.ts'
import { liveRoutes } from './live.routes.ts'

let shop: TestShop
const servers: FastifyInstance[] = []

/** The live endpoint of one server process, listening, with one kind of topic that only `mine` may be watched of. */
async function liveServer(of: TestShop): Promise<string> {
  const { config, log, database, live } = of.container
  const app = await createHttpServer({ config, log, shedLoad: false })
  const streams = liveRoutes({ live, topics: [{ noun: 'thing', mayWatch: async (id) => id === 'mine' }] })
  app.addHook('preClose', async () => streams.endStreams())
  await mountRoutes(app, streams.routes, {
    database,
    lists: of.container.lists,
    log,
    authenticator: of.authenticator,
    rateScale: 0,
    checkResponses: true,
  })
  servers.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Reads events until one of them is `wanted`. */
async function readUntil(response: Response, wanted: string): Promise<string> {
  let seen = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    seen += decoder.decode(chunk)
    if (seen.includes(wanted)) return seen
  }
  throw new Error(`the stream ended after: ${seen}`)
}

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

describe('live updates', () => {
  it('reach a browser that is connected to another server process than the one that changed something', async () => {
    const other = await shop.another()
    const response = await fetch(`${await liveServer(other)}/api/live?topic=thing:mine`)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const change = readUntil(response, 'event: change\ndata: thing:mine')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await shop.container.database.transaction((tx) => shop.container.live.publish(tx, 'thing:mine'))
    expect(await change).toContain('event: ready')
  })

  it('are told after the change is committed, and not at all when it is not', async () => {
    let told = 0
    const stop = shop.container.live.subscribe('thing:rolled-back', () => (told += 1))
    await shop.container.database
      .transaction(async (tx) => {
        await shop.container.live.publish(tx, 'thing:rolled-back')
        throw new Error('not today')
      })
      .catch(() => undefined)
    await shop.container.database.transaction((tx) => shop.container.live.publish(tx, 'thing:other'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(told).toBe(0)
    stop()
  })

  it('come back by themselves after the database connection was lost', async () => {
    let told = 0
    const stop = shop.container.live.subscribe('thing:again', () => (told += 1))
    const { db, transaction } = shop.container.database
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'jikji-live' and datname = current_database()`)
    await expect.poll(() => told, { timeout: 5_000 }).toBe(1)
    await transaction((tx) => shop.container.live.publish(tx, 'thing:again'))
    await expect.poll(() => told, { timeout: 5_000 }).toBe(2)
    stop()
  })

  it('answer a thing of somebody else like one that does not exist', async () => {
    const address = await liveServer(shop)
    const ask = async (topic: string) => (await fetch(`${address}/api/live?topic=${topic}`)).json()
    const [hidden, unknown] = [await ask('thing:yours'), await ask('nothing:there')]
    expect({ ...hidden, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    expect(hidden.code).toBe('NOT_FOUND')
  })

  it('do not keep a stopping server waiting', async () => {
    const address = await liveServer(shop)
    const response = await fetch(`${address}/api/live?topic=thing:mine`)
    const end = readUntil(response, 'never').catch((error: Error) => error.message)
    await servers.at(-1)?.close()
    expect(await end).toContain('the stream ended')
  })
})
