import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCartItem } from '#/contract/ordering/cart.contract.ts'
import { reorder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, listWaiting, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { placeFlyer, RECIPIENT } from '#tests/support/orders/checkout.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

const numbersOf = ({ orders }: { readonly orders: readonly { readonly orderNumber: string }[] }) =>
  orders.map(({ orderNumber }) => orderNumber)

describe('what waits for the customer', () => {
  it('stands first, what is paid before what is not, and the rest does not', async () => {
    const buyer = await shop.member()
    const unpaid = await placeFlyer(shop, buyer)
    shop.clock.forward({ minutes: 1 })
    const proof = await paidOrder(shop, buyer.memberId, { file: 'waiting-customer' })
    const printed = await paidOrder(shop, buyer.memberId, { file: 'approved' })
    await shop.container.database.db.execute(
      sql`update order_lines set production_state = 'printing', due_day = '2099-01-05' where id = ${printed.lineId}`,
    )
    await restateAll(shop)
    const waiting = (await shop.call(listWaiting, { as: buyer })).data
    expect(numbersOf(waiting)).toEqual([proof.orderNumber, unpaid.orderNumber])
    expect(waiting.orders[0]).toMatchObject({ label: { text: '시안확인요청' }, workingDays: 3 })
    expect(waiting.nearest).toMatchObject({ orderNumber: printed.orderNumber, dueDay: '2099-01-05' })
    const other = (await shop.call(listWaiting, { as: await shop.member() })).data
    expect(waiting.count).toBe(2)
    expect(other).toEqual({ count: 0, orders: [], nearest: null })
    expect((await shop.call(listWaiting, {})).status).toBe(401)
  })
})

describe('when nothing waits for the customer', () => {
  it('what is being prepared is told, whether its day is known or not', async () => {
    const buyer = await shop.member()
    const prepared = await paidOrder(shop, buyer.memberId, { file: 'ready' })
    const told = async () => (await shop.call(listWaiting, { as: buyer })).data
    expect(await told()).toMatchObject({ count: 0, nearest: { orderNumber: prepared.orderNumber, dueDay: null } })
    const printed = await paidOrder(shop, buyer.memberId, { file: 'approved' })
    await shop.container.database.db.execute(
      sql`update order_lines set production_state = 'printing', due_day = '2099-01-05' where id = ${printed.lineId}`,
    )
    await restateAll(shop)
    expect((await told()).nearest).toMatchObject({ orderNumber: printed.orderNumber })
  })
})

describe('one’s own orders are found', () => {
  it('by a part of a title or number, never those of others, and signs of patterns are only signs', async () => {
    const buyer = await shop.member()
    const book = await paidOrder(shop, buyer.memberId)
    await placeFlyer(shop, buyer)
    const find = async (q: string, as = buyer) => numbersOf((await shop.call(listOrders, { as, query: { q } })).data)
    expect(await find('서촌')).toEqual([book.orderNumber])
    expect(await find(book.orderNumber.slice(9).toLowerCase())).toEqual([book.orderNumber])
    expect(await find('%')).toEqual([])
    expect(await find('_')).toEqual([])
    expect(await find('서촌', member)).toEqual([])
    expect((await shop.call(listOrders, { as: buyer, query: { q: '가'.repeat(80) } })).failure?.code).toBe(
      'INVALID_INPUT',
    )
  })

  it('between two days of Seoul', async () => {
    const buyer = await shop.member()
    const { orderNumber } = await placeFlyer(shop, buyer)
    const today = seoulDay(shop.clock.now())
    const between = async (from: string, to: string) =>
      numbersOf((await shop.call(listOrders, { as: buyer, query: { from, to } })).data)
    expect(await between(today, today)).toEqual([orderNumber])
    expect(await between('2020-01-01', '2020-12-31')).toEqual([])
  })
})

describe('the page of an order', () => {
  it('knows when each step was over, and which days nobody works', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const { milestones, calendar, deliveries } = (await shop.call(readOrder, { as: member, params: { orderNumber } }))
      .data
    expect(milestones).toEqual({
      paid: null,
      file: null,
      proof: null,
      made: null,
      shipped: null,
      delivered: null,
      confirmed: null,
    })
    expect(calendar.cutOffs.length + calendar.days.length).toBeGreaterThanOrEqual(0)
    expect(deliveries[0]).toMatchObject({ deliveredAt: null, grams: expect.any(Number) })
  })
})

describe('ordering the same again', () => {
  it('brings orderer and places of last time along, and takes another number of copies', async () => {
    const { orderNumber } = await placeFlyer(shop, member, 1500)
    const params = { orderNumber }
    const again = (await shop.call(reorder, { as: member, params, body: { copies: 3000 } })).data
    const [id = ''] = again.itemIds
    expect((await shop.call(readCartItem, { as: member, params: { id } })).data.spec.copies).toBe(3000)
    expect(again.last).toMatchObject({
      orderer: { name: '김직지' },
      deliveries: [
        { method: 'courier', recipient: { address: RECIPIENT.address }, counts: [{ line: 1, copies: 1500 }] },
      ],
    })
  })

  it('is pressed twice and done once', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const press = () =>
      shop.call(reorder, { as: member, params: { orderNumber }, body: {}, key: `again-${orderNumber}` })
    const [first, second] = await Promise.all([press(), press()])
    expect(first.data.itemIds).toEqual(second.data.itemIds)
  })
})
