import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreeAdvance, moveRestDay } from '#/contract/money/part-payment.contract.ts'
import { readPayable } from '#/contract/money/payments.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import { remindRests } from './remind-rests.ts'
import type { Caller, MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { agree, largeOrder, payPart, shipFirst } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { putLines } from '#tests/support/orders/taken-back.ts'
import { templatesOf, toldOf } from '#tests/support/told.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller

const START = '2026-11-24T01:00:00Z'

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  desk = await shop.staff('service')
})
beforeEach(() => shop.clock.set(START))
afterEach(() => expectSound(shop))

/** Its advance is paid; the rest is due on `restDay`. */
async function begun(restDay = '2026-12-08'): Promise<string> {
  const { orderNumber, total } = await largeOrder(shop, member)
  const body = { advance: Math.round(total / 2), shownTotal: total, restDay, reason: '나누어 받음' }
  const params = { orderNumber }
  expect((await shop.call(agreeAdvance, { as: desk, params, body, key: randomUUID() })).data.restDay).toBe(restDay)
  await payPart(shop, gateway, member, orderNumber)
  return orderNumber
}
const partsOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.partPayment
async function remind(): Promise<void> {
  await remindRests(shop.container)
  await shop.runJobs()
}
const move = (orderNumber: string, restDay: string, shownDay = '2026-12-08', as: Caller = desk) => {
  const body = { restDay, shownDay, reason: '고객이 시간을 더 달라고 함' }
  return shop.call(moveRestDay, { as, params: { orderNumber }, body, key: randomUUID() })
}
/** Whether the desk has the order in this heap, and as late. */
async function isDue(kind: string, orderNumber: string): Promise<boolean> {
  const row = (await shop.call(readQueue, { as: desk })).data.rows.find((each) => each.kind === kind)
  const item = row?.items.find((each) => each.orderNumber === orderNumber)
  return item?.due != null && new Date(item.due) < shop.clock.now()
}

test('the rest has the day that was agreed, or the usual one, and everybody sees it', async () => {
  const { orderNumber, total } = await largeOrder(shop, member)
  expect((await agree(shop, desk, orderNumber, 700_000, total)).data.restDay).toBe('2026-12-08')
  // Told before it is paid.
  await shop.runJobs()
  expect(await partsOf(orderNumber)).toMatchObject({ restDay: '2026-12-08' })
  const params = { orderNumber }
  const seen = (await shop.call(readStaffOrder, { as: desk, params })).data
  expect(seen.partPayment?.restDay).toBe('2026-12-08')
  expect(seen.advanceOffer?.restDay).toEqual({ usual: '2026-12-08', first: '2026-11-25', last: '2027-05-23' })
  const payable = await shop.call(readPayable, { as: member, query: { orderNumbers: orderNumber } })
  expect(payable.data.orders).toMatchObject([{ part: 'advance', restDay: '2026-12-08' }])
  await payPart(shop, gateway, member, orderNumber)
  const bodies = new Map((await toldOf(shop, orderNumber)).map(({ template, body }) => [template, body]))
  for (const template of ['advance-agreed', 'advance-paid'])
    expect(bodies.get(template), template).toContain('잔금은 12월 8일 (화)까지 내 주세요.')
  for (const restDay of ['2026-11-24', '2027-05-24', '2026-02-30', 'soon']) {
    const other = await largeOrder(shop, member)
    const body = { advance: 700_000, shownTotal: other.total, restDay, reason: '나누어 받음' }
    const refused = await shop.call(agreeAdvance, {
      as: desk,
      params: { orderNumber: other.orderNumber },
      body,
      key: randomUUID(),
    })
    expect(refused.status, restDay).toBe(400)
  }
})

test('a list says which part is paid next', async () => {
  const { orderNumber, total } = await largeOrder(shop, member)
  const dueOf = async () =>
    (await shop.call(listOrders, { as: member, query: {} })).data.orders.find((row) => row.orderNumber === orderNumber)
  expect((await dueOf())?.due).toBe('whole')
  await agree(shop, desk, orderNumber, 700_000, total)
  expect((await dueOf())?.due).toBe('advance')
  await payPart(shop, gateway, member, orderNumber)
  await putLines(shop, orderNumber, "file_state = 'approved', production_state = 'done'")
  expect(await dueOf()).toMatchObject({ due: 'rest', label: { step: 'payment', text: '잔금 결제 대기' } })
  await payPart(shop, gateway, member, orderNumber)
  expect((await dueOf())?.due).toBe('whole')
})

test('three days before it is asked for, and after it somebody at the desk sees to it; each is said once', async () => {
  const orderNumber = await begun()
  const said = async (template: string) => (await templatesOf(shop, orderNumber)).filter((told) => told === template)
  shop.clock.set('2026-12-04T14:00:00Z')
  await remind()
  expect(await said('rest-due-soon')).toEqual([])
  shop.clock.set('2026-12-05T00:00:00Z')
  await remind()
  await remind()
  shop.clock.set('2026-12-08T00:00:00Z')
  await remind()
  expect(await said('rest-due-soon')).toHaveLength(1)
  expect(await isDue('rest-overdue', orderNumber)).toBe(false)
  shop.clock.set('2026-12-09T00:00:00Z')
  await putLines(shop, orderNumber, "file_state = 'approved', production_state = 'printing'")
  await remind()
  await remind()
  expect(await said('rest-overdue')).toHaveLength(1)
  expect(await isDue('rest-overdue', orderNumber)).toBe(true)
  const { items } = (await shop.call(listBoard, { as: desk, query: { kind: 'rest-overdue' } })).data
  expect(items.map((row) => row.orderNumber)).toContain(orderNumber)
  // Made and ready it waits as before, and is as late as it is.
  await putLines(shop, orderNumber, "production_state = 'done'")
  expect(await isDue('watch-deposit', orderNumber)).toBe(true)
  expect(await shipFirst(shop, orderNumber)).toContain('잔금을 아직 받지 못한')
  await payPart(shop, gateway, member, orderNumber)
  await remind()
  expect(await isDue('rest-overdue', orderNumber)).toBe(false)
  expect(await isDue('watch-deposit', orderNumber)).toBe(false)
  expect(await said('rest-overdue')).toHaveLength(1)
  expect(await shipFirst(shop, orderNumber)).toBeNull()
})

test('when all of it is made the customer is told what is to be paid, and by when', async () => {
  const orderNumber = await begun()
  const press = await shop.staff('administrator')
  await putLines(shop, orderNumber, "file_state = 'approved', production_state = 'packing'")
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1',
    [orderNumber],
  )
  const by = { kind: 'staff', id: press.staffId } as const
  await shop.container.database.transaction((tx) =>
    moveProduction(tx, shop.container, { lineId: rows[0]?.id ?? '', event: 'finish', by }),
  )
  const told = (await toldOf(shop, orderNumber)).filter(({ template }) => template === 'rest-wanted')
  expect(told).toHaveLength(1)
  expect(told[0]?.body).toContain('제작을 마쳤습니다.')
  expect(told[0]?.body).toContain('잔금은 12월 8일 (화)까지 내 주세요.')
})

test('the desk may give more time: the customer is told, and the new day counts', async () => {
  const orderNumber = await begun()
  shop.clock.set('2026-12-09T00:00:00Z')
  await remind()
  expect((await move(orderNumber, '2026-12-18')).data.restDay).toBe('2026-12-18')
  await remind()
  expect(await partsOf(orderNumber)).toMatchObject({ restDay: '2026-12-18' })
  expect(await isDue('rest-overdue', orderNumber)).toBe(false)
  shop.clock.set('2026-12-16T00:00:00Z')
  await remind()
  const told = await templatesOf(shop, orderNumber)
  expect(told.filter((template) => template.startsWith('rest-'))).toEqual([
    'rest-overdue',
    'rest-day-moved',
    'rest-due-soon',
  ])
})

test('the day is moved by the desk alone, from what was shown, while the rest is awaited', async () => {
  const orderNumber = await begun()
  expect((await move(orderNumber, '2026-12-18', undefined, member)).status).toBe(403)
  expect((await move(orderNumber, '2026-12-18', undefined, await shop.staff('production'))).status).toBe(403)
  expect((await move('20260101-ZZZZZZ', '2026-12-18')).status).toBe(404)
  expect((await move(orderNumber, '2026-11-24')).status).toBe(400)
  const both = await Promise.all([move(orderNumber, '2026-12-18'), move(orderNumber, '2026-12-21')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await payPart(shop, gateway, member, orderNumber)
  const { restDay } = (await partsOf(orderNumber)) ?? {}
  expect((await move(orderNumber, '2026-12-22', restDay ?? '')).status).toBe(409)
})
