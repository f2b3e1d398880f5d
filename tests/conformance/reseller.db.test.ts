import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { createWebhook } from '#/contract/notifications/webhooks.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { createApiKey } from '#/contract/people/api-keys.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { API_SCOPES } from '#/domain/members/api-scopes.data.ts'
import { WEBHOOK_EVENT_NAMES } from '#/domain/webhooks/webhook-events.data.ts'
import { CONSENTS, ORDERER, RECIPIENT } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { webhookReceiver } from '#tests/support/webhook-receiver.ts'
import { approve, isFromShop, order } from '../../docs/examples/reseller.ts'

const SPEC = bookSpec(24)

it('a reseller runs an order without a browser, by the example of a hundred lines', async () => {
  const lines = readFileSync(new URL('../../docs/examples/reseller.ts', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(100)
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  const receiver = await webhookReceiver()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const firm = await shop.member({ type: 'BUSINESS' })
  const scopes = [...API_SCOPES]
  const { secret: key } = (await shop.call(createApiKey, { as: firm, body: { name: '리셀러', scopes, days: 30 } })).data
  const hook = { url: receiver.url, events: [...WEBHOOK_EVENT_NAMES] }
  const { secret } = (await shop.call(createWebhook, { as: firm, body: hook })).data
  const system = { address, key, wait: () => shop.runJobs() }
  const news = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { proofId: string } })

  const { name, phone, zipcode, address: street, addressEtc, request } = RECIPIENT
  const recipient = { name, phone, zipcode, address: street, addressEtc, request }
  const cover = new Uint8Array(await spreadCover(geometryOf(SPEC).spine ?? 0))
  const files = [
    { part: 'cover', purpose: 'cover', bytes: cover },
    { part: 'inner', purpose: 'inner', bytes: new Uint8Array(await textBook(24, 2)) },
  ]
  const job = { spec: SPEC, files, orderer: ORDERER, recipient, consents: CONSENTS, bank: '20' }
  await expect(order(system, job, 1)).rejects.toThrow('비쌉니다')
  const placed = await order(system, job, 10_000_000)
  expect(placed).toMatchObject({ state: 'waiting-deposit', account: { bank: '우리은행' } })
  await shop.runJobs()

  await gateway.deposit(placed.gatewayOrderId)
  const { paymentKey } = (await gateway.payment(placed.gatewayOrderId)) as { paymentKey: string }
  const data = { paymentKey, orderId: placed.gatewayOrderId, status: 'DONE' }
  await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  await shop.runJobs()
  const ready = news().find(({ type }) => type === 'proof.ready')
  expect(await approve(system, ready?.data.proofId ?? '', (pages) => pages >= 24)).toBe(true)
  await shop.runJobs()

  const { orderNumber } = placed
  expect((await shop.call(readOrder, { as: firm, params: { orderNumber } })).data.payment).toBe('paid')
  expect(news().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['order.placed', 'order.paid', 'file.passed', 'proof.ready', 'proof.approved']),
  )
  const [first] = receiver.received
  const headers = first?.headers as Record<string, string>
  const body = first?.body ?? ''
  const now = shop.clock.now().getTime()
  expect(isFromShop(secret, headers, body, now)).toBe(true)
  expect(isFromShop(secret, headers, `${body} `, now)).toBe(false)
  expect(isFromShop(secret, headers, body, now + 600_000)).toBe(false)
  expect(isFromShop('whsec_AAAA', headers, body, now)).toBe(false)
  expect(await shop.brokenInvariants()).toEqual([])
})
