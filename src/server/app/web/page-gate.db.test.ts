import { expect, it } from 'vitest'
import { buildApp } from '#/server/app/build-app.ts'
import type { WebBuild } from './web-build.ts'
import { testShop } from '#tests/support/test-shop.ts'

/** Pages that cost nothing to draw. */
const noPages = {
  id: 'b1',
  builtAt: '2026-11-20T00:00:00Z',
  assetsDir: import.meta.dirname,
  fontCss: '',
  rareCss: '',
  hasRare: () => false,
  startScript: '',
  renderer: async () => ({
    pagePaths: [],
    figureSources: [],
    drawFigure: async () => '',
    render: async () => ({ redirect: '/', status: 302 }),
    payloadOf: async () => null,
  }),
  files: [],
  entry: () => '/assets/main.js',
  assetsOf: () => ({ css: [], js: [] }),
  cssText: () => '',
  finish: async (html: string) => html,
} satisfies WebBuild

/** A hundredth of what one address may see a minute. */
const PAGES = 12

it('one address is drawn so many pages a minute, and is then told in Korean when to come again', async () => {
  const { container } = await testShop({ env: { RATE_SCALE: '0.01', TRUST_PROXY: '1', DEMO: '1' } })
  const app = await buildApp(container, { overloadMs: 0, strictAnswers: true, openWeb: async () => noPages })
  const ask = (url: string, address: string) =>
    app.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': address } })
  for (let at = 0; at < PAGES; at += 1) expect((await ask(`/${at}`, '203.0.113.5')).statusCode).not.toBe(429)
  const refused = await ask('/product/book', '203.0.113.5')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('잠시 뒤')
  for (const url of ['/admin', '/_payload/index.json', '/openapi.json'])
    expect((await ask(url, '203.0.113.5')).statusCode, url).toBe(429)
  expect((await ask('/livez', '203.0.113.5')).statusCode).toBe(200)
  expect((await ask('/', '203.0.113.6')).statusCode).not.toBe(429)
  await app.close()
})

it('the document of all endpoints is sent small', async () => {
  const { app } = await testShop()
  const answer = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  expect(answer.rawPayload.length).toBeLessThan(100_000)
})
