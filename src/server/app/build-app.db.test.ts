import { cronItems } from '#/server/platform/jobs/run-jobs.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

describe('the running shop', () => {
  it('says that it is alive and ready', async () => {
    expect((await shop.app.inject('/livez')).statusCode).toBe(200)
    expect((await shop.app.inject('/readyz')).json()).toEqual({ ready: true })
  })

  it('has jobs whose clock times can be read', () => {
    const handlers = shop.container.jobs.handlers()
    expect(cronItems(handlers).length).toBe(handlers.filter((handler) => handler.cron).length)
    expect(() => cronItems([{ ...handlers[0]!, cron: '99 * * * *' }])).toThrow()
  })

  it('documents every endpoint', async () => {
    const document = (await shop.app.inject('/openapi.json')).json()
    expect(document.paths['/api/live'].post.operationId).toBe('live.watch')
  })

  it('stays alive without its database, says 503 within two seconds, and recovers', async () => {
    const { app, container } = await testShop()
    const real = container.database.pool.query.bind(container.database.pool)
    container.database.pool.query = (() => new Promise(() => undefined)) as typeof real
    const started = performance.now()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect((await app.inject('/livez')).statusCode).toBe(200)
    container.database.pool.query = real
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
