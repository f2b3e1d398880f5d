import { Readable } from 'node:stream'
import { createTraces } from '#/server/platform/audit/traces.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { text } from '#/contract/text.ts'
import { callApp } from '#tests/support/call-app.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountRoutes } from './mount-routes.ts'
import { preparedRoute, route, writeRoute } from './route.ts'

const note = z.object({ text: text('메모', { max: 10 }) })
const addNote = endpoint({
  id: 'test.add-note',
  method: 'POST',
  path: '/api/test/notes',
  summary: '',
  access: PUBLIC,
  body: note,
  response: z.object({ count: z.number() }),
  errors: [],
  idempotent: true,
})
const payOutside = endpoint({
  id: 'test.pay',
  method: 'POST',
  path: '/api/test/pay',
  summary: '',
  access: PUBLIC,
  body: z.object({ wait: z.number() }),
  response: z.object({ count: z.number() }),
  errors: [],
  idempotent: true,
})
const drawNote = endpoint({
  id: 'test.draw-note',
  method: 'POST',
  path: '/api/test/drawn-notes',
  summary: '',
  access: PUBLIC,
  body: z.object({ wait: z.number() }),
  response: z.object({ count: z.number() }),
  errors: [],
  idempotent: true,
})
const mine = endpoint({
  id: 'test.mine',
  method: 'GET',
  path: '/api/test/mine',
  summary: '',
  access: MEMBER,
  query: z.object({ tag: z.optional(z.array(z.string())), a: z.optional(z.object({ b: z.string() })) }),
  response: z.object({ query: z.unknown() }),
  errors: [],
})
const broken = endpoint({
  id: 'test.broken',
  method: 'GET',
  path: '/api/test/broken',
  summary: '',
  access: PUBLIC,
  response: z.null(),
  errors: [],
})

const picture = endpoint({
  id: 'test.picture',
  method: 'GET',
  path: '/api/test/picture',
  summary: '',
  access: PUBLIC,
  query: z.object({ how: z.enum(['refused', 'stalls']) }),
  response: z.unknown(),
  errors: [],
})

let shop: TestShop
let app: FastifyInstance
let paid = 0
let drawn = 0

beforeAll(async () => {
  shop = await testShop()
  const { database } = shop.container
  await database.db.execute(sql`create table note (text text not null)`)
  app = await createHttpServer({ config: shop.container.config, log: shop.container.log, overloadMs: 0 })
  const routes = [
    writeRoute(addNote, async (call, tx) => {
      await tx.execute(sql`insert into note values (${call.body.text})`)
      if (call.body.text === '거절') throw new AppError('FORBIDDEN')
      const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from note`)
      return { count: rows[0]?.n ?? 0 }
    }),
    route(payOutside, async (call) => {
      paid += 1
      await new Promise((resolve) => setTimeout(resolve, call.body.wait))
      return { count: paid }
    }),
    preparedRoute(
      drawNote,
      async ({ body }) => {
        drawn += 1
        await new Promise((resolve) => setTimeout(resolve, body.wait))
        return `그림 ${drawn}`
      },
      async (_, tx, drawing) => {
        await tx.execute(sql`insert into note values (${drawing})`)
        const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from note`)
        return { count: rows[0]?.n ?? 0 }
      },
    ),
    route(mine, async (call) => ({ query: call.query })),
    route(broken, async () => {
      throw new Error('a secret inside')
    }),
    route(picture, async ({ query, reply }) => {
      reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=86400, immutable')
        .header('content-length', 90_000)
        .header('content-disposition', 'attachment')
      if (query.how === 'refused') throw new AppError('UNAVAILABLE')
      const stalled = new Readable({ read: () => void stalled.destroy(new AppError('UNAVAILABLE')) })
      return void reply.send(stalled)
    }),
  ]
  await mountRoutes(app, routes, {
    database,
    lists: shop.container.lists,
    log: shop.container.log,
    authenticator: shop.authenticator,
    rateScale: 0,
    strictAnswers: true,
    traces: createTraces(() => sql`null`),
  })
  return () => app.close()
})

describe('a request that was sent twice', () => {
  it('is done once and answered with the same bytes', async () => {
    const as = shop.visitor()
    const send = () => callApp(app, addNote, { as, key: 'once-0001', body: { text: '하나' } })
    const [first, ...others] = await Promise.all([send(), send(), send(), send()])
    expect(others.map((answer) => answer.text)).toEqual(Array(3).fill(first?.text))
    expect((await callApp(app, addNote, { as, body: { text: '둘' } })).data.count).toBe((first?.data.count ?? 0) + 1)
  })

  it('is refused when the second one says something else', async () => {
    const as = shop.visitor()
    await callApp(app, addNote, { as, key: 'other-0001', body: { text: '하나' } })
    const second = await callApp(app, addNote, { as, key: 'other-0001', body: { text: '둘' } })
    expect([second.status, second.failure?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('leaves nothing when it was refused, and may be tried again', async () => {
    const as = shop.visitor()
    const before = await countNotes()
    expect((await callApp(app, addNote, { as, key: 'refuse-001', body: { text: '거절' } })).status).toBe(403)
    expect(await countNotes()).toBe(before)
  })

  it('never reaches another caller who happens to use the same key', async () => {
    const one = await callApp(app, addNote, { as: shop.visitor(), key: 'shared-001', body: { text: '하나' } })
    const two = await callApp(app, addNote, { as: shop.visitor(), key: 'shared-001', body: { text: '하나' } })
    expect(two.data.count).toBe(one.data.count + 1)
  })

  it('is told to wait while a call to an outside service is under way, and gets its answer afterwards', async () => {
    const as = shop.visitor()
    const send = () => callApp(app, payOutside, { as, key: 'paying-001', body: { wait: 300 } })
    const first = send()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await send()).status).toBe(409)
    const { text: answer } = await first
    expect((await send()).text).toBe(answer)
    expect(paid).toBe(1)
  })

  it('is acted upon once though both were being prepared, and prepared no more once it was answered', async () => {
    const as = shop.visitor()
    const [before, prepared] = [Number(await countNotes()), drawn]
    const send = () => callApp(app, drawNote, { as, key: 'drawing-01', body: { wait: 100 } })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.text]).toEqual([200, first.text])
    expect([Number(await countNotes()), drawn]).toEqual([before + 1, prepared + 2])
    expect((await send()).text).toBe(first.text)
    expect(drawn).toBe(prepared + 2)
  })

  it('needs a key at all', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/test/notes', payload: { text: '하나' } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
  })

  const countNotes = async () =>
    (await shop.container.database.db.execute<{ n: number }>(sql`select count(*) as n from note`)).rows[0]?.n
})

describe('the gates', () => {
  it('ask a visitor who they are, and turn away who may not', async () => {
    expect((await callApp(app, mine, {})).failure?.code).toBe('LOGIN_REQUIRED')
    expect((await callApp(app, mine, { as: await shop.staff() })).failure?.code).toBe('FORBIDDEN')
    const { rows } = await shop.container.database.db.execute(sql`
      select actor_kind, object_id from audit_log where action = 'access.denied'`)
    expect(rows).toEqual([{ actor_kind: 'staff', object_id: 'test.mine' }])
    const unfinished = await callApp(app, mine, { as: await shop.member({ pending: true }) })
    expect([unfinished.status, unfinished.failure?.needAdditionalInfo]).toEqual([403, true])
  })

  it('write down no more than a hundred refusals of one account within the hour', async () => {
    const as = await shop.staff()
    for (let n = 0; n < 110; n += 1) expect((await callApp(app, mine, { as })).status).toBe(403)
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from audit_log where action = 'access.denied' and actor_id = $1`,
      [as.staffId],
    )
    expect(rowCount).toBe(100)
  })

  it('say in Korean which field is wrong', async () => {
    const answer = await callApp(app, addNote, { body: { text: '' } })
    expect(answer.failure).toMatchObject({ code: 'INVALID_INPUT', fields: { text: '메모를 입력해 주세요.' } })
  })

  it('refuse a body that is not JSON, one that is too large and a zero character', async () => {
    const post = (payload: string, type: string) =>
      app.inject({
        method: 'POST',
        url: '/api/test/notes',
        payload,
        headers: { 'content-type': type, 'idempotency-key': 'body-00001' },
      })
    expect((await post('text=a', 'text/plain')).statusCode).toBe(415)
    expect((await post('text=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await post(`{"text":"${'a'.repeat(1_100_000)}"}`, 'application/json')).statusCode).toBe(413)
    expect((await post('{"text":"a\\u0000"}', 'application/json')).json().code).toBe('INVALID_INPUT')
    expect((await post('{"text":', 'application/json')).json().code).toBe('INVALID_INPUT')
  })

  it('refuse a body nested so deeply that reading it would use up the stack', async () => {
    const post = (depth: number) =>
      app.inject({
        method: 'POST',
        url: '/api/test/notes',
        headers: { 'content-type': 'application/json', 'idempotency-key': `deep-body-${depth}` },
        payload: `{"text":"ok","more":${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}}`,
      })
    expect((await post(8)).statusCode).toBe(200)
    for (const depth of [40, 20_000, 80_000]) {
      const answer = await post(depth)
      expect([answer.statusCode, answer.json().code], String(depth)).toEqual([400, 'INVALID_INPUT'])
    }
  })

  it('read repeated keys and dotted nesting', async () => {
    const as = await shop.member()
    const answer = await app.inject({ url: '/api/test/mine?tag=a&tag=b&a.b=c', headers: as.headers })
    expect(answer.json().resultData).toEqual({ query: { tag: ['a', 'b'], a: { b: 'c' } } })
  })

  it('write down who was turned away in a log that nobody can change', async () => {
    const change = shop.container.database.db.execute(sql`update audit_log set action = 'nothing'`)
    await expect(change).rejects.toThrow()
  })

  it('keep the inside of an error inside, and answers out of caches', async () => {
    const answer = await callApp(app, broken, {})
    expect([answer.status, answer.failure?.message]).toEqual([500, '작업 처리중 오류가 발생했습니다.'])
    expect(answer.text).not.toContain('secret')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('let no browser keep for a day that a picture could not be had for a moment', async () => {
    for (const how of ['refused', 'stalls'] as const) {
      const { status, headers, failure } = await callApp(app, picture, { query: { how } })
      expect([how, status, failure?.code]).toEqual([how, 503, 'UNAVAILABLE'])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
      expect([headers['content-disposition'], Number(headers['content-length']) < 1000]).toEqual([undefined, true])
    }
  })

  it('answer an address that does not exist like any other failure', async () => {
    const answer = await app.inject('/api/nothing/here')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })
})
