import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

/** Longer than a loop may be late. */
const BLOCK_MS = 1_800

let app: FastifyInstance
beforeAll(async () => {
  app = await createHttpServer({
    config: { trustProxy: false, webOrigins: [] },
    log: pino({ level: 'silent' }),
    overloadMs: 1_500,
    pages: { badAddress: () => '', busy: () => '<h1>지금 이용자가 많습니다</h1>' },
  })
  app.get('/work', async () => ({ done: true }))
  app.get('/livez', async () => ({ alive: true }))
  app.get('/assets/page.js', async () => 'export {}')
  await app.ready()
})
afterAll(() => app.close())

function block(): void {
  const until = performance.now() + BLOCK_MS
  while (performance.now() < until);
}

it('a machine that has no time for us is: later, in Korean, and with a time; whether we live and the files of a page are still answered', async () => {
  for (let round = 0; round < 2; round += 1) {
    block()
    await turn()
    await turn()
  }
  const answer = await app.inject('/work')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('잠시 뒤') })
  const page = await app.inject({ url: '/work', headers: { accept: 'text/html,*/*' } })
  expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
    503,
    '2',
    'text/html; charset=utf-8',
  ])
  expect(page.body).toContain('이용자가 많습니다')
  expect(Number(page.headers['refresh']), 'the page opens itself again').toBeGreaterThan(0)
  expect(answer.headers['refresh'], 'a program is told by Retry-After alone').toBeUndefined()
  expect((await app.inject('/livez')).statusCode).toBe(200)
  expect((await app.inject('/assets/page.js')).statusCode, 'a script of a page that is open').toBe(200)
  await expect.poll(async () => (await app.inject('/work')).statusCode, { interval: 100 }).toBe(200)
})
