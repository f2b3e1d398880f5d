import { beforeAll, describe, expect, it } from 'vitest'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import {
  beginPaymentCheck,
  checkService,
  finishPaymentCheck,
  readGoLive,
  stampGoLive,
} from '#/contract/opening/go-live.contract.ts'
import { openDoors } from '#/server/app/open-doors.ts'
import type { GatewayPayment, PaymentGateway } from '#/server/ports/payment-gateway.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

describe('the go-live page', () => {
  it('names what npm run doctor names, and what the settings lack', async () => {
    const as = await shop.staff()
    const { data } = await shop.call(readGoLive, { as })
    const blocked = data.findings.filter(({ level }) => level === 'blocked').map(({ says, at }) => ({ says, at }))
    for (const { says, at } of await openDoors(shop.container)) expect(blocked).toContainEqual({ says, at })
    expect(blocked).toContainEqual({ says: '비어 있는 회사 정보가 있습니다.', at: '/admin/settings' })
    const { data: settings } = await shop.call(getShop)
    const company = Object.fromEntries(Object.keys(settings.company).map((key) => [key, '적음'])) as never
    const filled = {
      ...(company as typeof settings.company),
      email: 'a@b.kr',
      businessNumber: '000-00-00000',
      escrowUrl: null,
      coordinates: null,
    }
    expect((await shop.call(changeShop, { as, body: { ...settings, company: filled } })).status).toBe(200)
    const { data: later } = await shop.call(readGoLive, { as })
    expect(later.findings.find(({ says }) => says === '회사 정보를 채웠습니다.')?.level).toBe('passed')
  })

  it('is stamped by nobody while anything is blocked', async () => {
    const refused = await shop.call(stampGoLive, { as: await shop.staff() })
    expect(refused.failure?.code).toBe('CONFLICT')
    expect((await shop.call(readGoLive, { as: await shop.staff() })).data.stamp).toBeNull()
  })

  it('is closed to staff without the right, members and visitors', async () => {
    for (const as of [await shop.staff('production'), await shop.member(), shop.visitor()]) {
      expect([401, 403]).toContain((await shop.call(readGoLive, { as })).status)
      expect([401, 403]).toContain((await shop.call(stampGoLive, { as })).status)
      expect([401, 403]).toContain((await shop.call(checkService, { as, body: { service: 'storage' } })).status)
    }
  })
})

describe('the rehearsal', () => {
  it('follows the newest order from its placing to the money that went back', async () => {
    const as = await shop.staff()
    const read = async () => (await shop.call(readGoLive, { as })).data.rehearsal
    expect(await read()).toBeNull()
    const { orderNumber, lineId } = await paidOrder(shop, (await shop.member()).memberId)
    const done = async () => (await read())?.steps.flatMap(({ step, at }) => (at === null ? [] : [step]))
    expect((await read())?.orderNumber).toBe(orderNumber)
    expect(await done()).toEqual(['ordered'])
    await shop.container.database.pool.query('update order_lines set approved_at = $2 where id = $1', [
      lineId,
      shop.clock.now(),
    ])
    expect(await done()).toEqual(['ordered', 'approved'])
  })
})

describe('a service that is tried', () => {
  it('really sends, and its result stays on the page without the address', async () => {
    const as = await shop.staff()
    const { data } = await shop.call(checkService, { as, body: { service: 'mail', to: 'owner@example.com' } })
    expect(data.outcome).toBe('passed')
    expect(shop.outbox.sent.at(-1)).toMatchObject({ channel: 'email', to: 'owner@example.com' })
    await shop.call(checkService, { as, body: { service: 'sms', to: '010-1234-5678' } })
    expect(shop.outbox.sent.at(-1)).toMatchObject({ channel: 'sms', to: '01012345678' })
    const page = (await shop.call(readGoLive, { as })).data
    expect(page.services.find(({ service }) => service === 'mail')?.last?.outcome).toBe('passed')
    expect(JSON.stringify(page)).not.toContain('owner@example.com')
  })

  it('writes, reads and takes away a file; a courier that nobody connected is said to be none', async () => {
    const as = await shop.staff()
    expect((await shop.call(checkService, { as, body: { service: 'storage' } })).data.outcome).toBe('passed')
    const tracking = await shop.call(checkService, { as, body: { service: 'tracking' } })
    expect(tracking.data.says).not.toBe('')
  })

  it('wants a mail address and a mobile phone', async () => {
    const as = await shop.staff()
    expect((await shop.call(checkService, { as, body: { service: 'mail', to: 'nobody' } })).status).toBe(400)
    expect((await shop.call(checkService, { as, body: { service: 'sms', to: '02-123-4567' } })).status).toBe(400)
  })
})

describe('100 won', () => {
  it('are never given back out of a payment that is not their own, however the gateway answers', async () => {
    const as = await shop.staff()
    const gateway = shop.container.gateway as { -readonly [K in keyof PaymentGateway]: PaymentGateway[K] }
    const { confirm, lookUp, cancel } = gateway
    const customers = { paymentKey: 'customers-key', gatewayOrderId: 'order-1', status: 'done', balance: 633_600 }
    let cancelled = 0
    gateway.confirm = async () => ({ kind: 'unknown', code: 'ALREADY_PROCESSED_PAYMENT' })
    gateway.lookUp = async (by) =>
      'paymentKey' in by ? { kind: 'payment', payment: customers as GatewayPayment } : { kind: 'none' }
    gateway.cancel = async () => {
      cancelled += 1
      return { kind: 'unknown', code: 'X' }
    }
    const { data: begun } = await shop.call(beginPaymentCheck, { as })
    const body = { paymentKey: customers.paymentKey }
    const ended = await shop.call(finishPaymentCheck, { as, params: { id: begun.id }, body })
    Object.assign(gateway, { confirm, lookUp, cancel })
    expect([ended.data.outcome, cancelled]).toEqual(['failed', 0])
  })

  it('are not taken when the window was closed, and that stays so', async () => {
    const as = await shop.staff()
    const { data: begun } = await shop.call(beginPaymentCheck, { as })
    expect(begun).toMatchObject({ amount: 100, gatewayOrderId: `check-${begun.id}` })
    const params = { id: begun.id }
    const closed = await shop.call(finishPaymentCheck, { as, params, body: { paymentKey: null } })
    expect(closed.data.outcome).toBe('failed')
    const late = await shop.call(finishPaymentCheck, { as, params, body: { paymentKey: 'late' } })
    expect(late.data.outcome).toBe('failed')
    const nobodys = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await shop.call(finishPaymentCheck, { as, params: nobodys, body: { paymentKey: 'x' } })).status).toBe(404)
  })
})
