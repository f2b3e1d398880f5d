import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const API = 'api.shop.example'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ env: { API_SUBDOMAIN: 'api', WEB_ORIGINS: 'https://partner.example' } })
})

/** What a browser is told before it sends a call with tokens from a page of `origin`. */
async function allowed(origin: string, host = API): Promise<unknown> {
  const headers = {
    host,
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,idempotency-key,visitor-key',
  }
  const answer = await shop.app.inject({ method: 'OPTIONS', url: '/api/cart', headers })
  return answer.headers['access-control-allow-origin']
}

describe('an API with a host of its own', () => {
  it.each(['http://shop.example', 'https://shop.example', 'https://www.shop.example', 'https://partner.example'])(
    'may be called by pages of %s',
    async (origin) => expect(await allowed(origin)).toBe(origin),
  )

  it.each(['https://evil.example', 'https://shop.example.evil.example', 'https://x.shop.example', 'null'])(
    'may not be called by pages of %s',
    async (origin) => expect(await allowed(origin)).toBeUndefined(),
  )

  it('hands the renewed tokens over to such pages', async () => {
    const answer = await shop.app.inject({ url: '/api/shop', headers: { host: API, origin: 'https://shop.example' } })
    expect(answer.headers['access-control-allow-origin']).toBe('https://shop.example')
    expect(answer.headers['access-control-expose-headers']).toContain('refresh-token')
    expect(answer.headers['vary']).toContain('Origin')
  })

  it('sends social logins back to the page, not to itself', async () => {
    const pages = { DEMO: '1', PUBLIC_URL: 'http://shop.example', API_SUBDOMAIN: 'api' }
    const practice = await testShop({ env: { ...pages, IDENTITY_SANDBOX_URL: 'http://127.0.0.1:9' } })
    const answer = await practice.app.inject({
      method: 'POST',
      url: '/api/members/social/kakao/login',
      headers: { host: API },
    })
    expect(answer.json().resultData.url).toContain(encodeURIComponent('http://shop.example/member/login/callback'))
  })
})
