import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createWebhook,
  listDeliveries,
  listMemberWebhooks,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  resumeWebhook,
  testWebhook,
} from '#/contract/notifications/webhooks.contract.ts'
import { listNotifications } from '#/contract/people/notifications.contract.ts'
import { resumeMember, suspendMember } from '#/contract/people/member-state.contract.ts'
import type { WebhookEvent } from '#/domain/webhooks/webhook-events.data.ts'
import { STOP_AFTER_MS } from '#/domain/webhooks/retry.ts'
import { deliveryDone } from '#/server/features/ordering/orders/orders.public.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { orderDispatched } from '#/server/features/production/shipping/shipping.public.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { enterDesk } from '#tests/support/invite.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { webhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts'

let shop: TestShop
let firm: MemberCaller
let receiver: WebhookReceiver
beforeAll(async () => {
  shop = await testShop()
  receiver = await webhookReceiver()
})
beforeEach(async () => {
  firm = await shop.member({ type: 'BUSINESS' })
  receiver.received.length = 0
  receiver.answer(200)
})

async function hook(as: MemberCaller = firm, events: WebhookEvent[] = ['order.placed']) {
  const { data } = await shop.call(createWebhook, { as, body: { url: receiver.url, events } })
  return { ...data, params: { webhookId: data.webhook.id } }
}
const block = () =>
  shop.container.database.pool.query(
    `update member set suspended_at = now(), suspended_reason = '미수금' where id = $1`,
    [firm.memberId],
  )
const logOf = async (params: { webhookId: string }, as = firm) =>
  (await shop.call(listDeliveries, { as, params })).data.deliveries

describe('news of an order', () => {
  it('comes once, signed, with numbers and no names, to whoever asked for it', async () => {
    const { secret, params } = await hook()
    await hook(firm, ['order.paid'])
    const { orderNumber } = await placeFlyer(shop, firm)
    await placeFlyer(shop, await shop.member({ type: 'BUSINESS' }))
    await shop.runJobs()
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body }] = receiver.received as [{ headers: Record<string, string>; body: string }]
    expect(JSON.parse(body)).toEqual({ type: 'order.placed', timestamp: expect.any(String), data: { orderNumber } })
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const expected = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    expect(await logOf(params)).toMatchObject([{ event: 'order.placed', state: 'delivered', attempts: 1, status: 200 }])
  })

  it('follows the parcel, with its ids and nothing that people wrote', async () => {
    await hook(firm, ['order.dispatched', 'order.delivered'])
    const { orderNumber } = await placeFlyer(shop, firm)
    const { database, jobs, clock } = shop.container
    const { rows } = await database.pool.query('select id from orders where number = $1', [orderNumber])
    const orderId = String(rows[0]?.id)
    const [shipmentId, deliveryId] = ['s', 'd']
    await database.transaction(async (tx) => {
      await jobs.emit(tx, orderDispatched, { orderId, shipmentId })
      await jobs.emit(tx, deliveryDone, { orderId, deliveryId, by: 'staff', at: clock.now().toISOString() })
    })
    await shop.runJobs()
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        { orderNumber, shipmentId },
        { orderNumber, deliveryId },
      ]),
    )
  })

  it('is in the outbox of the same transaction: an order that is not placed tells nobody', async () => {
    await hook()
    await shop.container.database
      .transaction(async (tx) => {
        await shop.container.jobs.emit(tx, { event: 'order.placed' }, { orderId: shop.container.ids.uuid() })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await shop.runJobs()
    expect(receiver.received).toEqual([])
  })

  it('that waits is not sent to who was blocked meanwhile', async () => {
    const { params } = await hook()
    receiver.answer(500)
    await placeFlyer(shop, firm)
    await shop.runJobs()
    await block()
    shop.clock.forward({ hours: 1 })
    await shop.runJobs()
    expect(receiver.received).toHaveLength(1)
    expect(await logOf(params)).toMatchObject([{ state: 'failed' }])
  })

  it('stays here while its member is blocked', async () => {
    const { params } = await hook()
    await placeFlyer(shop, firm)
    await block()
    await shop.runJobs()
    expect([receiver.received, await logOf(params)]).toEqual([[], []])
  })
})

describe('an account that is shut out', () => {
  it('is told nothing more, not even when it is let in again, until somebody turns the webhook on', async () => {
    const { params } = await hook()
    const desk = await enterDesk(shop, 'admin')
    const about = { ...desk, params: { memberId: firm.memberId } }
    const reason = '계정 도용 신고'
    await placeFlyer(shop, firm)
    await shop.call(suspendMember, { ...about, body: { reason, ownPassword: DEMO_STAFF_PASSWORD } })
    await shop.call(resumeMember, { ...about, body: { reason } })
    await shop.runJobs()
    expect([receiver.received, (await logOf(params)).every(({ state }) => state === 'failed')]).toEqual([[], true])
    const [stopped] = (await shop.call(listWebhooks, { as: firm })).data.webhooks
    expect(stopped?.stoppedAt).not.toBeNull()
    await shop.call(resumeWebhook, { as: firm, params })
    await placeFlyer(shop, firm)
    await shop.runJobs()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('tests that a customer sends', () => {
  it('do not pile up at an address that may be somebody else’s', async () => {
    const { params } = await hook()
    const send = async () => (await shop.call(testWebhook, { as: firm, params })).status
    for (let n = 0; n < 10; n += 1) expect(await send()).toBe(200)
    expect(await send()).toBe(409)
    await shop.runJobs()
    expect(receiver.received).toHaveLength(10)
    expect(await send()).toBe(200)
    await shop.runJobs()
  })
})

describe('an address that fails', () => {
  it('is asked again with growing pauses, and gets all of it in the end', async () => {
    const { params } = await hook()
    receiver.answer(500)
    await placeFlyer(shop, firm)
    await shop.runJobs()
    for (const seconds of [5, 30, 120]) {
      shop.clock.forward({ minutes: seconds / 60 - 0.02 })
      await shop.runJobs()
      shop.clock.forward({ minutes: 0.03 })
      await shop.runJobs()
    }
    expect(receiver.received).toHaveLength(4)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await logOf(params)).toMatchObject([{ state: 'waiting', attempts: 4, failure: '500 응답을 받았습니다.' }])
    receiver.answer(204)
    shop.clock.forward({ minutes: 11 })
    await shop.runJobs()
    expect(await logOf(params)).toMatchObject([{ state: 'delivered', attempts: 5, status: 204, failure: null }])
  })

  it('is tried once for a storm of news', async () => {
    const { params } = await hook()
    receiver.answer(503)
    for (let made = 0; made < 6; made += 1) await placeFlyer(shop, firm)
    await shop.runJobs()
    expect(receiver.received.length).toBeLessThanOrEqual(2)
    receiver.answer(200)
    shop.clock.forward({ minutes: 1 })
    await shop.runJobs()
    expect((await logOf(params)).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'delivered'))
  })

  it('a redirect is no delivery and is not followed', async () => {
    const { params } = await hook()
    receiver.answer(302)
    await shop.call(testWebhook, { as: firm, params })
    await shop.runJobs()
    expect(await logOf(params)).toMatchObject([{ event: 'webhook.test', state: 'waiting', status: 302 }])
  })

  it('is stopped after days with a message, resumed by its owner, and what it missed is sent again', async () => {
    const { params } = await hook()
    receiver.answer(500)
    await placeFlyer(shop, firm)
    await shop.runJobs()
    for (let waited = 0; waited <= STOP_AFTER_MS + 86_400_000; waited += 12 * 3_600_000) {
      shop.clock.forward({ hours: 12 })
      await shop.runJobs()
    }
    const [stopped] = (await shop.call(listWebhooks, { as: firm })).data.webhooks
    expect(stopped?.stoppedAt).not.toBeNull()
    const [lost] = await logOf(params)
    expect(lost?.state).toBe('failed')
    const told = (await shop.call(listNotifications, { as: firm, query: {} })).data
    expect(JSON.stringify(told)).toContain('웹훅 전송을 멈추었습니다')
    const again = { as: firm, params: { deliveryId: lost?.id ?? '' } }
    expect((await shop.call(replayDelivery, again)).status).toBe(409)
    receiver.answer(200)
    await shop.call(resumeWebhook, { as: firm, params })
    expect((await shop.call(replayDelivery, again)).status).toBe(200)
    await shop.runJobs()
    expect(await logOf(params)).toMatchObject([{ state: 'delivered' }])
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(lost?.id)
  })
})

describe('whose it is', () => {
  it('waits for its own news and for nobody else’s: a slow system of one firm does not hold those of all', async () => {
    const second = await shop.member({ type: 'ACADEMY' })
    const [slow, other] = [await hook(), await hook(second)]
    const queuesOf = async (webhookId: string) => {
      const { rows } = await shop.container.database.pool.query<{ queue: string | null }>(
        `select distinct q.queue_name as queue from webhook_delivery d
           join graphile_worker._private_jobs j on j.key = 'webhook:' || d.id
           left join graphile_worker._private_job_queues q on q.id = j.job_queue_id where d.webhook_id = $1`,
        [webhookId],
      )
      return rows.map(({ queue }) => queue)
    }
    for (let n = 0; n < 3; n += 1) await shop.call(testWebhook, { as: firm, params: slow.params })
    await shop.call(testWebhook, { as: second, params: other.params })
    expect(await queuesOf(slow.webhook.id)).toEqual([expect.stringMatching(/^share-webhooks-\d+$/)])
    expect(await queuesOf(other.webhook.id)).toEqual([expect.stringMatching(/^share-webhooks-\d+$/)])
    await shop.runJobs()
    expect(receiver.received).toHaveLength(4)
  })

  it('nobody else sees, stops or replays it', async () => {
    const { params } = await hook()
    const { deliveryId } = (await shop.call(testWebhook, { as: firm, params })).data
    await shop.runJobs()
    const other = await shop.member({ type: 'ACADEMY' })
    for (const endpoint of [listDeliveries, removeWebhook, resumeWebhook, testWebhook] as const)
      expect((await shop.call(endpoint, { as: other, params })).status, endpoint.id).toBe(404)
    expect((await shop.call(replayDelivery, { as: other, params: { deliveryId } })).status).toBe(404)
    expect((await shop.call(listWebhooks, { as: await shop.member() })).status).toBe(403)
    expect((await shop.call(listWebhooks, {})).status).toBe(401)
    expect((await shop.call(removeWebhook, { as: firm, params })).status).toBe(200)
    expect((await shop.call(listWebhooks, { as: firm })).data.webhooks).toEqual([])
  })

  it('staff who looks after members sees how the newest went, and not what was in them', async () => {
    const { webhook, params } = await hook()
    receiver.answer(500)
    await shop.call(testWebhook, { as: firm, params })
    await shop.runJobs()
    const whose = { memberId: firm.memberId }
    const { data } = await shop.call(listMemberWebhooks, { as: await shop.staff(), params: whose })
    expect(data.webhooks).toMatchObject([{ id: webhook.id, url: webhook.url, deliveries: [{ status: 500 }] }])
    expect(JSON.stringify(data)).not.toContain('"body"')
    expect((await shop.call(listMemberWebhooks, { as: await shop.staff('service'), params: whose })).status).toBe(403)
    expect((await shop.call(listMemberWebhooks, { as: firm, params: whose })).status).toBe(403)
    const nobody = { memberId: '00000000-0000-4000-8000-000000000000' }
    expect((await shop.call(listMemberWebhooks, { as: await shop.staff(), params: nobody })).status).toBe(404)
  })

  it('its secret is sealed in the database, and five are the most', async () => {
    const { secret } = await hook()
    const { rows } = await shop.container.database.pool.query('select secret from webhook')
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
    const made = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.call(createWebhook, { as: firm, body: { url: receiver.url, events: ['order.paid'] } }),
      ),
    )
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})

it('a public shop takes no address inside, and says why', async () => {
  const open = await testShop({ env: { PUBLIC_URL: 'https://print.example.com' } })
  const as = await open.member({ type: 'BUSINESS' })
  const refused = async (url: string) =>
    (await open.call(createWebhook, { as, body: { url, events: ['order.paid'] } })).failure?.fields?.['url']
  for (const url of ['https://169.254.169.254/latest', 'https://10.0.0.1/', 'https://[::1]/'])
    expect(await refused(url), url).toContain('내부망')
  expect(await refused(receiver.url)).toContain('https://')
  expect(await refused('ftp://example.com/')).toContain('https://')
  expect(await refused('https://user:secret@example.com/')).toContain('https://')
})
