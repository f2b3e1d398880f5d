import { beforeAll, describe, expect, it } from 'vitest'
import { getShop } from '#/contract/content/shop.contract.ts'
import { readDeliveryFees, withdrawDeliveryFees, writeDeliveryFees } from '#/contract/opening/delivery-fees.contract.ts'
import { orderEstimate, readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { FIRST_DELIVERY_FEES } from '#/domain/orders/delivery-fee.data.ts'
import { type Day, dayAfter } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { addFlyer, flyer, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let owner: StaffCaller
let member: MemberCaller
beforeAll(async () => {
  shop = await testShop()
  shop.clock.hold()
  owner = await shop.staff()
  member = await shop.member()
})

const today = (): Day => seoulDay(shop.clock.now())
const inDays = (days: number): Day => Array.from({ length: days }).reduce<Day>((day) => dayAfter(day), today())
const list = async () => (await shop.call(readDeliveryFees, { as: owner })).data
const newest = async () => (await list()).items[0]?.version ?? 0
const dearer = (fee: number) => ({
  steps: [{ upTo: 20_000, fee }],
  freeFrom: null,
  regions: [{ name: '제주', surcharge: 5_000, zipcodes: [['63000', '63644']] as [string, string][] }],
  carriers: { quick: 15_000, freight: null },
})
type Fees = ReturnType<typeof dearer>
const write = async (fromDay: Day, fees: Fees, base?: number, as: StaffCaller | MemberCaller = owner) =>
  shop.call(writeDeliveryFees, { as, body: { base: base ?? (await newest()), fromDay, fees } })
const feeOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.amounts.deliveryTotal
const shown = async () => (await shop.call(getShop)).data.deliveryFees

describe('delivery fees of the shop', () => {
  it('begin with what the program began with', async () => {
    expect((await list()).items).toMatchObject([{ version: 1, standing: 'now', by: null, fees: FIRST_DELIVERY_FEES }])
  })

  it('hold from their day on, for orders of then; what was ordered or promised before keeps its own', async () => {
    const before = await placeFlyer(shop, member)
    const { data: estimate } = await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: flyer(1000) }] } })
    expect(await feeOf(before.orderNumber)).toBe(3_500)
    const planned = await write(inDays(1), dearer(5_000))
    expect(planned.data.items.map(({ standing }) => standing)).toEqual(['planned', 'now'])
    expect((await shown()).steps[0]?.fee).toBe(3_500)
    expect(await feeOf((await placeFlyer(shop, member)).orderNumber)).toBe(3_500)
    const stale = await sheetFor(shop, member, [await addFlyer(shop, member)])
    shop.clock.forward({ days: 1 })
    expect(await shown()).toEqual(dearer(5_000))
    const refused = await shop.call(placeOrder, { as: member, body: stale })
    expect(refused.failure).toMatchObject({ code: 'CONFLICT' })
    expect(await feeOf((await placeFlyer(shop, member)).orderNumber)).toBe(5_000)
    expect(await feeOf(before.orderNumber)).toBe(3_500)
    await keepsItsPromise(estimate.number)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  /** Adjusted by staff and ordered after the change, an estimate still costs what it said for its way. */
  async function keepsItsPromise(number: string) {
    const params = { number }
    const { version } = (await shop.call(readEstimate, { as: member, params })).data
    const change = { version, position: 1, amount: -1_000, reason: '코팅 빼기' }
    const adjusted = await shop.call(adjustEstimate, { as: owner, params, body: change })
    expect(adjusted.data.amounts.deliveryTotal).toBe(3_500)
    await shop.call(orderEstimate, { as: member, params, body: { version: version + 1 } })
    const items = (await shop.call(listCart, { as: member })).data.items.filter(
      (item) => item.estimate?.number === number,
    )
    const placed = await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, items) })
    expect(placed.data.total).toBe(adjusted.data.amounts.total)
  }

  it('are said to have changed meanwhile when two owners save at once', async () => {
    const base = await newest()
    const both = await Promise.all([write(today(), dearer(5_100), base), write(today(), dearer(5_200), base)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await newest()).toBe(base + 1)
  })

  it('are withdrawn before their day, and never after it', async () => {
    await write(inDays(3), dearer(9_000))
    const version = await newest()
    const taken = await shop.call(withdrawDeliveryFees, { as: owner, params: { version } })
    expect(taken.data.items[0]).toMatchObject({ version, standing: 'never' })
    const late = await shop.call(withdrawDeliveryFees, { as: owner, params: { version: version - 1 } })
    expect(late.failure?.code).toBe('CONFLICT')
    expect((await shop.call(withdrawDeliveryFees, { as: owner, params: { version: 99_999 } })).status).toBe(404)
  })

  it('are refused with the field where they cannot hold, and for yesterday', async () => {
    const steps = [
      { upTo: 5_000, fee: 4_000 },
      { upTo: 20_000, fee: 3_000 },
    ]
    const wrong: Fees = { ...dearer(1), steps }
    expect((await write(today(), wrong)).failure?.fields).toHaveProperty(['fees.steps.1.fee'])
    expect((await write('2020-01-01', dearer(1))).failure?.fields).toHaveProperty('fromDay')
    expect((await write(today(), { ...dearer(1), steps: [] })).status).toBe(400)
  })

  it('are no business of staff without the right, members and visitors', async () => {
    for (const as of [await shop.staff('finance'), member]) {
      expect([401, 403]).toContain((await shop.call(readDeliveryFees, { as })).status)
      expect([401, 403]).toContain((await write(today(), dearer(1), 1, as)).status)
    }
    expect((await shop.call(readDeliveryFees, { as: shop.visitor() })).status).toBe(401)
  })
})
