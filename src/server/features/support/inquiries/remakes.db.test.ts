import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPressPackage } from '#/contract/prepress/press.contract.ts'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import { advanceLines, moveLine } from '#/contract/production/production.contract.ts'
import { dispatchOrder, moveParcel } from '#/contract/production/shipping.contract.ts'
import { readFloor, readTickets } from '#/contract/production/floor.contract.ts'
import { readShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import * as cases from '#/contract/support/cases.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { packagesMade } from '#tests/support/packages-made.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let service: StaffCaller
let press: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  service = await shop.staff('service')
  press = await shop.staff('production')
})

let waybill = 612_345_670_000
const send = ({ orderNumber }: PaidOrder) => {
  waybill += 1
  const body = { deliveryId: null, courier: '04', trackingNumber: String(waybill), lineIds: [] }
  return shop.call(dispatchOrder, { as: press, params: { orderNumber }, body })
}

/** From the plan to the last box. */
async function make({ lineId }: PaidOrder) {
  const states: (string | null | undefined)[] = []
  for (let step = 0; step < 5; step += 1) {
    states.push((await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })).data.items[0]?.state)
    if (step === 0) await packagesMade(shop)
  }
  return states
}

const EVERY_STEP = ['planned', 'printing', 'binding', 'packing', 'done']
const arrive = (deliveryId: string) =>
  shop.call(moveParcel, { as: press, params: { deliveryId }, body: { event: 'deliver' } })
const kindOf = async ({ orderNumber }: PaidOrder) =>
  (await shop.call(listBoard, { as: press, query: { q: orderNumber, view: 'all' } })).data.items[0]?.queue

async function arrived() {
  const order = await paidOrder(shop, member.memberId, { file: 'approved' })
  expect(await make(order)).toEqual(EVERY_STEP)
  expect((await send(order)).status).toBe(200)
  expect((await arrive(order.deliveryId)).status).toBe(200)
  return order
}

async function agreedCase(order: PaidOrder, offer: object = { kind: 'remake', copies: 12 }) {
  const fault = { fault: 'print', copies: 12, wish: 'remake', text: '17쪽이 번졌어요.', fileIds: [] } as const
  const { inquiryId } = (
    await shop.call(inquiries.reportFault, {
      as: member,
      params: { orderNumber: order.orderNumber },
      body: { ...fault, fileIds: [], lineId: order.lineId },
    })
  ).data
  const body = { kind: 'remake' as const, seen: 0, text: '다시 만들어 드리겠습니다.', ...offer }
  await shop.call(desk.offerOnCase, { as: service, params: { inquiryId }, body })
  await shop.call(inquiries.answerOffer, { as: member, params: { inquiryId }, body: { offer: 1, agreed: true } })
  const { items } = (await shop.call(cases.listCases, { as: service, query: { view: 'all' } })).data
  return items.find((row) => row.inquiryId === inquiryId)!
}

const start = (caseId: string, as: MemberCaller | StaffCaller = service) =>
  shop.call(cases.startRemake, { as, params: { caseId }, body: {} })
const caseNow = async (id: string) =>
  (await shop.call(cases.listCases, { as: press, query: { view: 'all' } })).data.items.find((row) => row.id === id)

describe('what is made again', () => {
  it('leaves the house as a new parcel after it has been finished', async () => {
    const order = await arrived()
    await shop.call(moveLine, { as: press, params: { lineId: order.lineId }, body: { event: 'order-remake' } })
    expect(await kindOf(order)).toBe('plan-production')
    expect(await make(order)).toEqual(EVERY_STEP)
    expect(await kindOf(order)).toBe('dispatch')
    expect((await send(order)).status).toBe(200)
    expect(await kindOf(order)).toBeNull()
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('goes with the parcel that is still here when it was spoilt in the house', async () => {
    const order = await paidOrder(shop, member.memberId, { file: 'approved' })
    await make(order)
    await shop.call(moveLine, { as: press, params: { lineId: order.lineId }, body: { event: 'order-remake' } })
    await make(order)
    const { rows } = await shop.container.database.pool.query('select id from order_deliveries where order_id = $1', [
      order.orderId,
    ])
    expect(rows).toHaveLength(1)
    expect((await send(order)).status).toBe(200)
  })

  it('begins with what the customer agreed to, for as many copies, and settles the case when it arrives', async () => {
    const order = await arrived()
    const found = await agreedCase(order)
    expect(found).toMatchObject({ state: 'agreed', offerCopies: 12, remake: null })
    const { deliveryId } = (await start(found.id)).data
    const job = (await shop.call(readFloor, { as: press })).data.jobs.find(({ lineId }) => lineId === order.lineId)
    expect(job).toMatchObject({ copies: 12, remake: true, planned: false })
    expect(job?.steps.every(({ standing, version }) => standing === 'waiting' && version === 0)).toBe(true)
    expect(String(job?.due) > '2026-11-20').toBe(true)
    expect(await caseNow(found.id)).toMatchObject({ state: 'remaking', remake: { production: 'remake' } })
    expect(await make(order)).toEqual(EVERY_STEP)
    expect((await send(order)).status).toBe(200)
    expect((await arrive(deliveryId)).status).toBe(200)
    await shop.runJobs()
    expect(await caseNow(found.id)).toMatchObject({ state: 'settled', remake: { delivery: 'delivered' } })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is shown everywhere as what is made again, never as what was ordered', async () => {
    const order = await arrived()
    const { id } = await agreedCase(order)
    await start(id)
    const { orderNumber, lineId } = order
    const [row] = (await shop.call(listBoard, { as: press, query: { q: orderNumber, view: 'all' } })).data.items
    expect(row).toMatchObject({ copies: 30, remakeCopies: 12, summary: expect.stringContaining(' 12권') })
    const [line] = (await shop.call(readStaffOrder, { as: press, params: { orderNumber } })).data.lines
    expect(line).toMatchObject({ copies: 30, remakeCopies: 12 })
    const job = (await shop.call(readFloor, { as: press })).data.jobs.find((each) => each.lineId === lineId)
    expect(job?.summary).toContain(' 12권')
    const [sheet] = (await shop.call(readTickets, { as: press, body: { lineIds: [lineId] } })).data.items
    expect(sheet?.ticket?.rows.at(-1)).toEqual({ label: '부수', value: '12권' })
    expect((await caseNow(id))?.product).toBe(line?.spec.product)
    await make(order)
    const parcel = (await shop.call(readShippingDesk, { as: press })).data.parcels.find(
      (each) => each.orderNumber === orderNumber && each.state === 'packed',
    )
    expect(parcel).toMatchObject({ remake: true, items: [{ copies: 12, of: 12, before: 0 }] })
  })

  it('is laid on plates anew, for the copies that are made again and where they go', async () => {
    const order = await arrived()
    await start((await agreedCase(order)).id)
    const params = { lineId: order.lineId }
    await shop.call(advanceLines, { as: press, body: { lineIds: [order.lineId] } })
    const early = (await shop.call(moveLine, { as: press, params, body: { event: 'start-print' } })).failure
    expect(early?.message).toContain('인쇄 자료가 없습니다')
    await shop.runJobs()
    const { package: made } = (await shop.call(readPressPackage, { as: press, params })).data
    expect(made).toMatchObject({ state: 'done', outdated: false })
    const url = `/api/staff/press-packages/${made?.id}/file`
    const packed = unzipSync((await shop.app.inject({ url, headers: press.headers })).rawPayload)
    const name = Object.keys(packed).find((file) => file.endsWith('.xjdf')) ?? ''
    const ticket = new TextDecoder().decode(packed[name])
    expect([...ticket.matchAll(/<DropItem Amount="(\d+)"/gu)].map(([, amount]) => amount)).toEqual(['12'])
    expect(ticket).not.toContain('Amount="30"')
  })

  it('begins once, however often it is pressed, and leaves the list of what was agreed', async () => {
    const found = await agreedCase(await arrived())
    const agreed = async () =>
      (await shop.call(readQueue, { as: service })).data.rows.find(({ kind }) => kind === 'agreed-case')?.count
    expect(await agreed()).toBe(1)
    const answers = await Promise.all([start(found.id), start(found.id, press)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await agreed()).toBe(0)
  })

  it('may not be begun by others, before the customer agreed, for a refund, or for a case that is none', async () => {
    const refund = await agreedCase(await arrived(), { kind: 'refund', amount: 10_000 })
    expect((await start(refund.id)).status).toBe(409)
    for (const as of [member, await shop.staff('finance'), await shop.staff('proof')])
      expect((await start(refund.id, as)).status).toBe(403)
    expect((await start(crypto.randomUUID())).status).toBe(404)
  })
})

describe('the cause of a fault', () => {
  it('is written on its case, and counted', async () => {
    const found = await agreedCase(await arrived())
    const body = { cause: 'smear', responsible: 'print', cost: 42_000, decision: '건조 시간을 늘립니다.' } as const
    const { items: listed } = (await shop.call(cases.listCases, { as: service, query: { view: 'all' } })).data
    const seen = listed.find(({ id }) => id === found.id)?.seen ?? {}
    const record = (as: MemberCaller | StaffCaller, more: object = {}) =>
      shop.call(cases.recordCause, { as, params: { caseId: found.id }, body: { ...body, seen, ...more } })
    expect((await record(press)).status).toBe(200)
    expect((await record(press)).status).toBe(200)
    const late = await record(service, { cost: 1 })
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('바뀌어 처리하지 않았습니다')])
    expect(await caseNow(found.id)).toMatchObject(body)
    const { causes, items } = (
      await shop.call(cases.listCases, { as: service, query: { view: 'all', cause: 'smear' } })
    ).data
    expect(items.map(({ id }) => id)).toEqual([found.id])
    expect(causes.find(({ cause }) => cause === 'smear')).toEqual({ cause: 'smear', count: 1, cost: 42_000 })
    expect((await record(press, { cause: 'luck' })).status).toBe(400)
    expect((await record(await shop.staff('finance'))).status).toBe(403)
    const photo = { caseId: found.id, fileId: crypto.randomUUID() }
    expect((await shop.call(cases.readCasePhoto, { as: press, params: photo })).status).toBe(404)
  })
})
