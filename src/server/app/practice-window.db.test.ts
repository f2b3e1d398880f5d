import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const SUCCESS = 'http://shop.example/order/payment/success'
const FAIL = 'http://shop.example/order/payment/fail'

let gateway: PracticeGateway
let shop: TestShop
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
})

/** Exactly these bytes; every library mends an address before it sends it. */
async function overTheLine(path: string): Promise<string> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  let words = ''
  for await (const data of socket) words += String(data)
  return words
}

describe('the practice payment window', () => {
  it('is opened, used and left under the address of the shop, from whichever computer the buyer sits at', async () => {
    const as = await shop.member()
    const { orderNumber } = await placeFlyer(shop, as)
    const started = (await shop.call(startPayment, { as, body: { orderNumbers: [orderNumber], method: 'card' } })).data
    const { gatewayOrderId: orderId, amount, orderName, window } = started
    if (window.kind !== 'sandbox') throw new Error('not a practice window')
    const query = { orderId, orderName, amount: String(amount), customerName: '', successUrl: SUCCESS, failUrl: FAIL }
    const opened = await shop.app.inject({ method: 'GET', url: window.url, query })
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain('연습용 결제창')
    const action = /action="([^"]+)"/.exec(opened.body)?.[1] ?? ''
    const form = { successUrl: SUCCESS, failUrl: FAIL, method: '카드', outcome: 'ok', do: 'pay' }
    const paid = await shop.app.inject({
      method: 'POST',
      url: new URL(action, `http://shop.example${window.url}`).pathname,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    expect(paid.statusCode).toBe(303)
    const back = new URL(String(paid.headers.location))
    expect(back.href.startsWith(SUCCESS)).toBe(true)
    const paymentKey = back.searchParams.get('paymentKey') ?? ''
    const body = { gatewayOrderId: orderId, paymentKey, amount }
    expect((await shop.call(confirmPayment, { as, body })).data.state).toBe('paid')
  })

  it('leads back to the shop and nowhere else, whoever wrote the link', async () => {
    const leave = async (failUrl: string) => {
      const query = { orderId: 'try-1234', orderName: '전단', amount: '1000', successUrl: SUCCESS, failUrl }
      const opened = await shop.app.inject({ method: 'GET', url: '/practice-gateway/window', query })
      const action = /action="([^"]+)"/.exec(opened.body)?.[1] ?? ''
      const form = { successUrl: SUCCESS, failUrl, method: '카드', outcome: 'ok', do: 'cancel' }
      return shop.app.inject({
        method: 'POST',
        url: new URL(action, 'http://shop.example/practice-gateway/window').pathname,
        headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      })
    }
    expect((await leave(FAIL)).statusCode).toBe(303)
    for (const elsewhere of [
      'https://evil.example/x',
      'http://shop.example.evil.example/',
      'http://shop.example@evil.example/',
    ]) {
      const answer = await leave(elsewhere)
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    }
  })

  it('is all that is shown of the practice gateway: its other doors stay shut', async () => {
    for (const path of ['v1/payments/confirm', 'authenticated', 'health']) {
      const answer = await shop.app.inject({ method: 'POST', url: `/practice-gateway/${path}`, payload: {} })
      expect(answer.statusCode).toBe(404)
    }
  })

  it.each([
    '/practice-gateway/window/..%5Chealth',
    '/practice-gateway/window/..%2fhealth',
    '/practice-gatewa%79/window',
  ])('is not left for other doors by %s', async (url) => {
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it.each([
    '/practice-gateway/window/..\\health',
    '/practice-gateway/window\\..\\..\\health',
    '/practice-gateway/../health',
  ])('is not left for other doors by the bytes %s, which no client sends by itself', async (path) => {
    const words = await overTheLine(path)
    // A test's shop has no build, and says 503 where the page of the shop would stand.
    expect(words).toMatch(/^HTTP\/1\.1 (400|404|503) /)
    expect(words).not.toContain('jikji-sandbox')
  })

  it('is not there when the shop takes real money', async () => {
    const real = await testShop({ env: { TOSS_SECRET_KEY: 'live_sk_x', TOSS_CLIENT_KEY: 'live_ck_x' } })
    const answer = await real.app.inject({ method: 'GET', url: '/practice-gateway/deposits' })
    expect(answer.body).not.toContain('연습용')
  })
})
