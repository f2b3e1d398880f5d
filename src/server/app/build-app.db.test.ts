import { cronItems } from '#/server/platform/jobs/run-jobs.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

describe('the running shop', () => {
  it('says that it is alive and ready', async () => {
    expect((await shop.app.inject('/livez')).statusCode).toBe(200)
    expect((await shop.app.inject('/readyz')).json()).toEqual({ ready: true, uploads: true })
  })

  it('stays ready when its disk takes no more files, and says so to whoever watches', async () => {
    const { app, container } = shop
    const storage = container.storage as { takesUploads: Storage['takesUploads'] }
    const { takesUploads } = storage
    const figure = async () => /^storage_takes_uploads (\d)$/m.exec(await container.metrics.text())?.[1]
    expect(await figure()).toBe('1')
    storage.takesUploads = async () => false
    const full = await app.inject('/readyz')
    expect([full.statusCode, full.json()]).toEqual([200, { ready: true, uploads: false }])
    expect(await figure()).toBe('0')
    storage.takesUploads = takesUploads
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

  it('stays alive without its database, says 503, and recovers', async () => {
    const { app, container } = await testShop()
    const real = container.database.pool.query.bind(container.database.pool)
    container.database.pool.query = (() => new Promise(() => undefined)) as typeof real
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/livez')).statusCode).toBe(200)
    container.database.pool.query = real
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
