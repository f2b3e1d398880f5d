import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmDelivery, confirmOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import * as tracking from '#/contract/production/tracking.contract.ts'
import type { CourierTracking, LookOutcome } from '#/server/ports/courier-tracking.ts'
import { byDay } from '#tests/support/by-day.ts'
import { type PracticeCourier, practiceCourier } from '#tests/support/orders/practice-courier.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { trackDue } from './track-due.ts'

let shop: TestShop
let courier: PracticeCourier
let member: Awaited<ReturnType<TestShop['member']>>
let press: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  courier = await practiceCourier()
  shop = await testShop({ env: courier.env })
  member = await shop.member()
  press = await shop.staff('production')
})

beforeEach(() => byDay(shop))

let serial = 0
/** Digits of a waybill that nobody else has; its last four say what the practice courier does with it. */
const waybill = (ending = '0000') => `61${String((serial += 1)).padStart(6, '0')}${ending}`

const run = async (name: string) => {
  const handler = shop.container.jobs.handlers().find(({ job }) => job.name === name)
  if (!handler) throw new Error(`no job ${name}`)
  await (handler.run as (payload: object) => Promise<void>)({})
  await shop.runJobs()
}

/** The courier goes on, and the shop asks at its next turn. */
async function later(minutes: number): Promise<void> {
  courier.forward(minutes)
  shop.clock.forward({ minutes })
  await run('shipping.track')
}

async function dispatched(trackingNumber: string, lineCount = 1) {
  const order = await paidOrder(shop, member.memberId, { file: 'approved' })
  await shop.container.database.db.execute(
    sql`update order_lines set production_state = 'done', due_day = '2026-11-27' where id = ${order.lineId}`,
  )
  await restateAll(shop)
  const send = (number: string) =>
    shop.call(dispatchOrder, {
      as: press,
      params: { orderNumber: order.orderNumber },
      body: { courier: '04', trackingNumber: number, deliveryId: order.deliveryId },
    })
  const sent = await send(trackingNumber)
  expect(sent.status, sent.text).toBe(200)
  for (let more = 1; more < lineCount; more += 1) expect((await send(waybill())).status).toBe(200)
  return { ...order, shipmentId: sent.data.shipmentId }
}

const stateOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.deliveries[0]?.state
const parcelOf = async (shipmentId: string) =>
  (await shop.call(tracking.readShipment, { as: member, params: { shipmentId } })).data
const troublesOf = async (orderNumber: string) =>
  (await shop.call(tracking.listTroubles, { as: press })).data.items.filter((item) => item.orderNumber === orderNumber)

describe('a parcel', () => {
  it('is followed to the door, told once, and confirmed by the customer as often as she presses', async () => {
    const { orderNumber, shipmentId, deliveryId } = await dispatched(waybill())
    expect(await parcelOf(shipmentId)).toMatchObject({
      orderNumber,
      position: { number: 1, of: 1 },
      receiver: { name: '윤*영', phone: '010-****-6789', place: '서울 종로구' },
      parcel: { stage: 'waiting', events: [], expectedDay: expect.any(String) },
      mayConfirm: false,
    })
    await run('shipping.track')
    expect(await stateOf(orderNumber)).toBe('shipped')
    await later(2)
    expect(await stateOf(orderNumber)).toBe('in-transit')
    expect((await parcelOf(shipmentId)).parcel).toMatchObject({ stage: 'moving', stageLabel: '이동 중' })
    const params = { orderNumber }
    expect((await shop.call(confirmOrder, { as: member, params })).status).toBe(409)
    await later(4)
    await later(1)
    expect(await stateOf(orderNumber)).toBe('delivered')
    const page = await parcelOf(shipmentId)
    expect(page).toMatchObject({ mayConfirm: true, parcel: { stage: 'delivered', expectedDay: null } })
    expect(page.parcel.events.map(({ text }) => text)).toEqual(
      ['운송장 접수', '집화 처리', '간선 상차', '배송지 도착', '배송 출발', '배송 완료'].toReversed(),
    )
    const told = shop.outbox.sent.filter(({ body }) => body.includes(orderNumber) && body.includes('도착했습니다'))
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
    expect(told.find(({ channel }) => channel === 'email')?.body).toContain('구매가 확정됩니다')
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect((await shop.call(confirmOrder, { as: member, params })).data).toEqual({ confirmed: 1, open: 0 })
    const again = await shop.call(confirmDelivery, { as: member, params: { orderNumber, deliveryId } })
    expect(again.data).toEqual({ state: 'confirmed' })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is confirmed by the clock after seven days, and not before', async () => {
    const { orderNumber } = await dispatched(waybill('9990'))
    await run('shipping.track')
    await later(1)
    expect(await stateOf(orderNumber)).toBe('delivered')
    shop.clock.forward({ days: 6, hours: 22 })
    await run('shipping.confirm-arrived')
    expect(await stateOf(orderNumber)).toBe('delivered')
    shop.clock.forward({ hours: 3 })
    await run('shipping.confirm-arrived')
    await run('shipping.confirm-arrived')
    expect(await stateOf(orderNumber)).toBe('confirmed')
  })

  it('of several to one place does not end the delivery alone', async () => {
    const { orderNumber, shipmentId } = await dispatched(waybill('9990'), 2)
    await run('shipping.track')
    await later(1)
    expect((await parcelOf(shipmentId)).parcel.stage).toBe('delivered')
    expect((await parcelOf(shipmentId)).position).toEqual({ number: 1, of: 2 })
    expect(await stateOf(orderNumber)).toBe('in-transit')
    await later(6)
    expect(await stateOf(orderNumber)).toBe('delivered')
  })

  it('of another member answers like one that never was', async () => {
    const { orderNumber, shipmentId } = await dispatched(waybill())
    const other = await shop.member()
    const mine = await shop.call(tracking.readShipment, { as: other, params: { shipmentId } })
    const unknown = '00000000-0000-4000-8000-000000000000'
    const none = await shop.call(tracking.readShipment, { as: other, params: { shipmentId: unknown } })
    const said = ({ status, failure }: typeof mine) => [status, failure?.code, failure?.message]
    expect(said(mine)).toEqual(said(none))
    expect((await shop.call(confirmOrder, { as: other, params: { orderNumber } })).status).toBe(404)
    const query = { orders: orderNumber }
    expect((await shop.call(tracking.latestShipments, { as: other, query })).data.items).toEqual([])
    expect((await shop.call(tracking.latestShipments, { as: member, query })).data.items).toMatchObject([
      { orderNumber, shipmentId, parcels: 1, courier: 'CJ대한통운' },
    ])
    expect((await shop.call(tracking.readShipment, { params: { shipmentId } })).status).toBe(401)
  })
})

describe('a parcel that needs a person', () => {
  it.each([
    ['9992', 'returned', '반송'],
    ['9993', 'lost', '분실·사고'],
  ] as const)('stands in the queue until it was looked after: %s', async (ending, kind, label) => {
    const { orderNumber, shipmentId } = await dispatched(waybill(ending))
    await run('shipping.track')
    await later(8)
    const [trouble, ...more] = await troublesOf(orderNumber)
    expect(more).toEqual([])
    expect(trouble).toMatchObject({ kind, label, receiver: '윤*영' })
    expect((await parcelOf(shipmentId)).parcel.trouble?.kind).toBe(kind)
    const row = async () =>
      (await shop.call(readQueue, { as: press })).data.rows.find((each) => each.kind === 'parcel-trouble')
    expect((await row())?.items.map((item) => item.orderNumber)).toContain(orderNumber)
    const params = { orderNumber, troubleId: trouble?.id ?? '' }
    const resolve = (note: string, as = press) => shop.call(tracking.resolveTrouble, { as, params, body: { note } })
    expect((await resolve(' ')).status).toBe(400)
    expect((await resolve('다시 보냈습니다.', await shop.staff('finance'))).status).toBe(403)
    const elsewhere = { ...params, orderNumber: (await dispatched(waybill())).orderNumber }
    const wrong = await shop.call(tracking.resolveTrouble, { as: press, params: elsewhere, body: { note: '끝냄' } })
    expect(wrong.status).toBe(404)
    expect((await resolve('다시 보냈습니다.')).status).toBe(200)
    expect((await resolve('다시 보냈습니다.')).failure?.message).toContain('먼저 처리했습니다')
    expect(await troublesOf(orderNumber)).toEqual([])
  })

  it('because it is late is told to the customer once, and is over when it arrives', async () => {
    const { orderNumber, shipmentId } = await dispatched(waybill('9991'))
    await run('shipping.track')
    await later(8)
    shop.clock.forward({ days: 6 })
    await run('shipping.track')
    shop.clock.forward({ minutes: 1 })
    await run('shipping.track')
    expect((await troublesOf(orderNumber)).map(({ kind }) => kind)).toEqual(['delayed'])
    const told = shop.outbox.sent.filter(({ body }) => body.includes('늦어지고') && body.includes(orderNumber))
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
    const arrived: LookOutcome = {
      kind: 'parcel',
      stage: 'delivered',
      events: [{ at: shop.clock.now(), place: '종로중앙', text: '배송 완료', stage: 'delivered' }],
    }
    shop.clock.forward({ minutes: 1 })
    await trackDue({ ...shop.container, tracking: { practised: true, look: async () => arrived } })
    expect((await parcelOf(shipmentId)).parcel).toMatchObject({ stage: 'delivered', trouble: null })
    expect(await troublesOf(orderNumber)).toEqual([])
  })

  it('because nobody knows its number is told to staff after a day, not at once', async () => {
    const { orderNumber } = await dispatched(waybill('9994'))
    await run('shipping.track')
    expect(await troublesOf(orderNumber)).toEqual([])
    shop.clock.forward({ hours: 25 })
    await run('shipping.track')
    expect((await troublesOf(orderNumber)).map(({ kind }) => kind)).toEqual(['unknown-number'])
  })
})

describe('the courier is asked', () => {
  it('only for what is due: once in three sweeps', async () => {
    await shop.container.database.db.execute(sql`update shipment_tracking set next_look_at = null`)
    const { shipmentId } = await dispatched(waybill())
    let calls = 0
    const vendor: CourierTracking = {
      practised: false,
      look: async () => {
        calls += 1
        return { kind: 'unknown-number' }
      },
    }
    for (let sweep = 0; sweep < 3; sweep += 1) await trackDue({ ...shop.container, tracking: vendor })
    expect(calls).toBe(1)
    const read = () => parcelOf(shipmentId)
    await read()
    await read()
    expect(calls).toBe(1)
    await trackDue({ ...shop.container, tracking: null })
    expect(calls).toBe(1)
  })

  it.each(['9995', '9996'])('and what it answers with a fault (%s) costs the parcel nothing', async (ending) => {
    const { orderNumber, shipmentId } = await dispatched(waybill(ending))
    await run('shipping.track')
    await later(1)
    expect(await stateOf(orderNumber)).toBe('shipped')
    expect((await parcelOf(shipmentId)).parcel).toMatchObject({ stage: 'waiting', trouble: null })
  })

  it('by two servers at once for each parcel only one time', async () => {
    await shop.container.database.db.execute(sql`update shipment_tracking set next_look_at = null`)
    await dispatched(waybill())
    let calls = 0
    const slow: CourierTracking = {
      practised: false,
      look: async () => {
        calls += 1
        return { kind: 'unknown-number' }
      },
    }
    await Promise.all([0, 1, 2].map(() => trackDue({ ...shop.container, tracking: slow })))
    expect(calls).toBe(1)
  })

  it('whose answer cannot be written down keeps no other parcel waiting', async () => {
    const poisoned = waybill()
    await dispatched(poisoned)
    const { shipmentId } = await dispatched(waybill())
    shop.clock.forward({ minutes: 60 })
    const events = [{ at: shop.clock.now(), place: '', text: '\u0000', stage: 'moving' as const }]
    const look = async ({ number }: { readonly number: string }): Promise<LookOutcome> => ({
      kind: 'parcel',
      stage: 'moving',
      events: number === poisoned ? events : [],
    })
    await trackDue({ ...shop.container, tracking: { practised: false, look } })
    expect((await parcelOf(shipmentId)).parcel.stage).toBe('moving')
  })
})
