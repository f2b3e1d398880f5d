import { createTraces } from '#/server/platform/audit/traces.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { logout } from '#/contract/people/login.contract.ts'
import { createHttpServer } from '#/server/platform/http/create-http-server.ts'
import { mountRoutes } from '#/server/platform/http/mount-routes.ts'
import { sessionTopic } from '#/server/platform/sessions/live-session-cache.ts'
import type { LiveTopic } from './live-topic.ts'
import { liveRoutes } from './live.routes.ts'
import { MOST_OF_NETWORK, MOST_OF_SESSION } from './open-streams.ts'

/** A thing that everybody may watch, and things that only members may. */
const MINE: LiveTopic = { noun: 'thing', mayWatch: async (id) => id === 'mine' }
const ORDERS: LiveTopic = { noun: 'order', mayWatch: async (_id, { principal }) => principal.kind === 'member' }

let shop: TestShop
const servers: FastifyInstance[] = []

/** The live endpoint of one server process, listening, with one kind of topic that only `mine` may be watched of. */
async function liveServer(of: TestShop) {
  const { config, log, database } = of.container
  const app = await createHttpServer({ config, log, overloadMs: 0 })
  const streams = liveRoutes({ ...of.container, topics: [MINE, ORDERS] })
  app.addHook('preClose', async () => streams.endStreams())
  await mountRoutes(app, streams.routes, {
    database,
    lists: of.container.lists,
    log,
    authenticator: of.authenticator,
    rateScale: 0,
    strictAnswers: true,
    traces: createTraces(() => sql`null`),
  })
  servers.push(app)
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), streams: () => streams.streams() }
}

/** As a tab does: asks what it may watch. */
async function ticketFor(address: string, topics: readonly string[], as?: Caller) {
  const answer = await fetch(`${address}/api/live/tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as?.headers },
    body: JSON.stringify({ topics }),
  })
  return answer.json()
}

/** As the tab does that holds the line: shows the tickets of all. */
const openLine = (address: string, tickets: readonly string[]) =>
  fetch(`${address}/api/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tickets }),
  })

const lineFor = async (address: string, topic: string) =>
  openLine(address, [(await ticketFor(address, [topic])).resultData.ticket])

/** Reads events until one of them, or several in their order, are `wanted`. */
async function readUntil(response: Response, wanted: string | RegExp): Promise<string> {
  let seen = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    seen += decoder.decode(chunk)
    if (typeof wanted === 'string' ? seen.includes(wanted) : wanted.test(seen)) return seen
  }
  throw new Error(`the stream ended after: ${seen}`)
}

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  for (const server of servers) {
    const closed = server.close()
    // Node's own client opens a connection in advance where one was cut; nobody would ever use it.
    server.server.closeAllConnections()
    await closed
  }
})

describe('live updates', () => {
  it('reach a browser that is connected to another server process than the one that changed something', async () => {
    const { address } = await liveServer(await shop.another())
    const response = await lineFor(address, 'thing:mine')
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const change = readUntil(response, 'event: change\ndata: thing:mine')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await shop.container.database.transaction((tx) => shop.container.live.publish(tx, 'thing:mine'))
    expect(await change).toContain('event: ready')
  })

  it('come to all tabs of a browser by one connection, whoever is logged in in each', async () => {
    const { address, streams } = await liveServer(shop)
    const tickets = await Promise.all([
      ticketFor(address, ['order:1'], await shop.member()),
      ticketFor(address, ['order:2', 'order:1'], await shop.member()),
      ticketFor(address, ['thing:mine']),
    ])
    const response = await openLine(
      address,
      tickets.map(({ resultData }) => resultData.ticket),
    )
    // Before the reader has seen all it wants, and leaves.
    expect(streams()).toBe(1)
    // News of another test may come late, and is no answer to this one.
    const all = readUntil(response, /data: order:1[^]*data: thing:mine/)
    for (const topic of ['order:2', 'order:1', 'thing:mine'])
      await shop.container.database.transaction((tx) => shop.container.live.publish(tx, topic))
    expect((await all).match(/data: order:\d/g)).toEqual(['data: order:2', 'data: order:1'])
  })

  it('end at once for who logs out, also at another server process', async () => {
    const as = await shop.member()
    const { address } = await liveServer(await shop.another())
    const { resultData } = await ticketFor(address, ['order:1'], as)
    const end = readUntil(await openLine(address, [resultData.ticket]), 'never').catch((error: Error) => error.message)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await shop.call(logout, { as })
    expect(await end).toContain('the stream ended')
  })

  it('are not begun by a ticket whose session is over, and go on for the others of the browser', async () => {
    const { address } = await liveServer(await shop.another())
    const as = await shop.member()
    const [mine, other] = [
      await ticketFor(address, ['order:1'], as),
      await ticketFor(address, ['order:2'], await shop.member()),
    ].map(({ resultData }) => String(resultData.ticket))
    await shop.call(logout, { as })
    const refused = await openLine(address, [mine ?? ''])
    expect([refused.status, (await refused.json()).code]).toEqual([404, 'NOT_FOUND'])
    const change = readUntil(await openLine(address, [mine ?? '', other ?? '']), 'data: order:2')
    for (const topic of ['order:1', 'order:2'])
      await shop.container.database.transaction((tx) => shop.container.live.publish(tx, topic))
    expect(await change).not.toContain('data: order:1')
  })

  it.each(['staff', 'partner'] as const)('are not begun by a ticket of a session of %s that is over', async (kind) => {
    const { address } = await liveServer(shop)
    const as = await shop[kind]()
    const { resultData } = await ticketFor(address, ['thing:mine'], as)
    const stays = await openLine(address, [resultData.ticket])
    expect(stays.status).toBe(200)
    await stays.body?.cancel()
    const { database, sessions } = shop.container
    const subjectId = 'staffId' in as ? as.staffId : as.partnerId
    await database.transaction((tx) => sessions.endAll(tx, { audience: kind, subjectId, keep: null }, 'logout'))
    expect((await openLine(address, [resultData.ticket])).status).toBe(404)
  })

  it('are not begun by a ticket of somebody who may do other things now', async () => {
    const { address } = await liveServer(shop)
    const as = await shop.staff('service')
    const { resultData } = await ticketFor(address, ['thing:mine'], as)
    const { database, live, sessions } = shop.container
    const { rows } = await database.pool.query('select id from session where subject_id = $1', [as.staffId])
    const told = new Promise<void>((resolve) => live.subscribe(sessionTopic(rows[0]?.id), resolve))
    await database.transaction(async (tx) => {
      await tx.execute(sql`update staff_account set roles = '{production}' where id = ${as.staffId}`)
      await sessions.refreshRoles(tx, { audience: 'staff', subjectId: as.staffId })
    })
    await told
    expect((await openLine(address, [resultData.ticket])).status).toBe(404)
  })

  it('end the oldest of a session that opens many', async () => {
    const { address, streams } = await liveServer(shop)
    const { resultData } = await ticketFor(address, ['order:1'], await shop.member())
    const oldest = await openLine(address, [resultData.ticket])
    const end = readUntil(oldest, 'never').catch((error: Error) => error.message)
    for (let more = 1; more <= MOST_OF_SESSION; more += 1)
      expect((await openLine(address, [resultData.ticket])).status).toBe(200)
    expect(await end).toContain('the stream ended')
    await expect.poll(streams).toBe(MOST_OF_SESSION)
  })

  it('are so many for one address and no more', async () => {
    const { address, streams } = await liveServer(shop)
    const { resultData } = await ticketFor(address, ['thing:mine'])
    const lines: Response[] = []
    for (let at = 0; at < MOST_OF_NETWORK; at += 1) lines.push(await openLine(address, [resultData.ticket]))
    const refused = await openLine(address, [resultData.ticket])
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await lines[0]?.body?.cancel()
    await expect.poll(streams).toBe(MOST_OF_NETWORK - 1)
    expect((await openLine(address, [resultData.ticket])).status).toBe(200)
  })

  it('are not begun with a ticket that is over, was changed, or was made for something else', async () => {
    const { address } = await liveServer(shop)
    const { resultData } = await ticketFor(address, ['thing:mine'])
    const sealedForOther = shop.container.sealer.seal(JSON.stringify({ bank: '004', number: '123' }))
    for (const wrong of [`${resultData.ticket}x`, 'nothing', '', sealedForOther])
      expect((await openLine(address, [wrong])).status, wrong).toBe(404)
    shop.clock.forward({ minutes: 5, seconds: 1 })
    expect((await openLine(address, [resultData.ticket])).status).toBe(404)
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
    await expect.poll(() => told).toBe(1)
    await transaction((tx) => shop.container.live.publish(tx, 'thing:again'))
    await expect.poll(() => told).toBe(2)
    stop()
  })

  it('answer a thing of somebody else like one that does not exist', async () => {
    const { address } = await liveServer(shop)
    const [hidden, unknown] = [await ticketFor(address, ['thing:yours']), await ticketFor(address, ['nothing:there'])]
    expect({ ...hidden, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    expect(hidden.code).toBe('NOT_FOUND')
    // Nor does it hold back what the caller may watch.
    expect((await ticketFor(address, ['order:1', 'thing:mine'])).resultData.topics).toEqual(['thing:mine'])
  })

  it('do not keep a stopping server waiting', async () => {
    const { address } = await liveServer(shop)
    const response = await lineFor(address, 'thing:mine')
    const end = readUntil(response, 'never').catch((error: Error) => error.message)
    await servers.at(-1)?.close()
    expect(await end).toContain('the stream ended')
  })
})
