import { describe, expect, it } from 'vitest'
import { listMyCoupons } from '#/contract/benefits/coupons.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { lapseUnpaid } from '#/server/features/money/payments/lapse-unpaid.ts'
import type { Caller } from '#tests/support/callers.ts'
import { couponFor } from '#tests/support/coupons.ts'
import { payFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { placeWithCoupons, sheetWithCoupons } from '#tests/support/sheet-with-coupons.ts'
import { testShop } from '#tests/support/test-shop.ts'

const gateway = await practiceGateway()
const shop = await testShop({ env: gateway.env })
const mine = async (as: Caller) => (await shop.call(listMyCoupons, { as })).data
const read = async (as: Caller, orderNumber: string) =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data
const cancel = (as: Caller, orderNumber: string) =>
  shop.call(cancelOrder, { as, params: { orderNumber }, body: { reason: '다시 주문' } })

describe('a coupon on the order sheet', () => {
  it('is proposed with the best combination, and comes off before anything is paid', async () => {
    const as = await shop.member()
    const goods = await couponFor(shop, as, { amount: 5_000 })
    const less = await couponFor(shop, as, { kind: 'percent', amount: null, percent: 1, most: 1_000 })
    const free = await couponFor(shop, as, { kind: 'delivery', amount: null })
    const { preview, body, deliveries } = await sheetWithCoupons(shop, as, [])
    const fee = preview.amounts.deliveryTotal
    expect(preview.coupons.best).toEqual({ ids: [goods.couponId, free.couponId], off: 5_000 + fee })
    expect(preview.coupons.offers.map(({ off }) => off)).toEqual(
      [5_000, fee, expect.any(Number)].toSorted((a, b) => b - a),
    )
    const best = (await shop.call(previewOrder, { as, body: { itemIds: body.itemIds, deliveries, bestCoupons: true } }))
      .data
    expect(best.coupons.used).toEqual([goods.couponId, free.couponId])
    expect(best.amounts).toMatchObject({ couponTotal: 5_000 + fee, total: preview.amounts.total - 5_000 - fee })
    const twice = { couponIds: [goods.couponId, less.couponId], points: 0, emoney: 0 }
    const refused = await shop.call(placeOrder, { as, body: { ...body, benefits: twice } })
    expect([refused.status, refused.failure?.message]).toEqual([
      400,
      '함께 쓸 수 없는 쿠폰입니다. 상품 쿠폰과 배송비 쿠폰 한 장씩 골라 주세요.',
    ])
  })

  it('is bound to its order, used when it is paid, and told on the order', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as)
    const { orderNumber } = (await placeWithCoupons(shop, as, [couponId])).data
    expect(await mine(as)).toMatchObject({ usable: [], past: [{ state: 'reserved', off: 10_000, orderNumber }] })
    expect((await read(as, orderNumber)).amounts).toMatchObject({ couponTotal: 10_000 })
    expect(await shop.brokenInvariants()).toEqual([])
    expect((await payFor(shop, gateway, as, [orderNumber])).answer.status).toBe(200)
    expect((await mine(as)).past).toMatchObject([{ state: 'used', orderNumber }])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('of somebody else, over or below its minimum orders nothing', async () => {
    const as = await shop.member()
    const other = await couponFor(shop, await shop.member())
    const high = await couponFor(shop, as, { minimum: 100_000_000 })
    const { body, preview } = await sheetWithCoupons(shop, as, [high.couponId, other.couponId])
    expect(preview.coupons).toMatchObject({
      used: [],
      offers: [{ off: 0, refusal: expect.stringContaining('더 담으시면') }],
    })
    const place = (couponId: string) =>
      shop.call(placeOrder, { as, body: { ...body, benefits: { couponIds: [couponId], points: 0, emoney: 0 } } })
    for (const id of [other.couponId, high.couponId, crypto.randomUUID()]) expect((await place(id)).status).toBe(409)
    const short = await couponFor(shop, as, { validDays: 1 })
    shop.clock.forward({ days: 2 })
    expect((await place(short.couponId)).failure?.message).toMatch(/^고르신 쿠폰을 쓸 수 없습니다/)
    shop.clock.forward({ days: -2 })
    expect((await mine(as)).usable).toHaveLength(2)
  })

  it('is used however many others its member has that end sooner', async () => {
    const as = await shop.member()
    const { couponId, campaignId } = await couponFor(shop, as)
    const sheet = await sheetWithCoupons(shop, as, [couponId])
    await shop.container.database.pool.query(
      `insert into coupons (id, campaign_id, member_id, state, issued_at, first_ends_at, ends_at)
       select gen_random_uuid(), $1, $2, 'issued', c.issued_at, c.ends_at - interval '1 hour', c.ends_at - interval '1 hour'
         from coupons c cross join generate_series(1, 200) where c.id = $3`,
      [campaignId, as.memberId, couponId],
    )
    expect((await shop.call(placeOrder, { as, body: sheet.body })).status).toBe(200)
    // More than the campaign gives to one.
    await shop.container.database.pool.query('delete from coupons where member_id = $1 and id <> $2', [
      as.memberId,
      couponId,
    ])
  })

  it('chosen in ten tabs is used for one order', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as)
    const sheets = []
    for (let n = 0; n < 10; n += 1) sheets.push((await sheetWithCoupons(shop, as, [couponId])).body)
    const answers = await Promise.all(sheets.map((body) => shop.call(placeOrder, { as, body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('for a first order is for one, also with two of them in two tabs', async () => {
    const as = await shop.member()
    const coupons = [await couponFor(shop, as, { firstOrder: true }), await couponFor(shop, as, { firstOrder: true })]
    const sheets = []
    for (const { couponId } of coupons) sheets.push((await sheetWithCoupons(shop, as, [couponId])).body)
    const answers = await Promise.all(sheets.map((body) => shop.call(placeOrder, { as, body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a coupon comes back', () => {
  it('when its order is cancelled unpaid, with its old end', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as)
    const [before] = (await mine(as)).usable
    const { orderNumber } = (await placeWithCoupons(shop, as, [couponId])).data
    expect((await cancel(as, orderNumber)).status).toBe(200)
    expect((await mine(as)).usable).toEqual([before])
    expect((await placeWithCoupons(shop, as, [couponId])).status).toBe(200)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('when a paid order is cancelled; for seven days more when its end is over', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as, { validDays: 2 })
    const { orderNumber } = (await placeWithCoupons(shop, as, [couponId])).data
    await payFor(shop, gateway, as, [orderNumber])
    shop.clock.forward({ days: 3 })
    expect((await cancel(as, orderNumber)).status).toBe(200)
    const { usable } = await mine(as)
    expect(usable).toMatchObject([{ id: couponId, extended: true }])
    const left = Date.parse(usable[0]?.endsAt ?? '') - shop.clock.now().getTime()
    expect(Math.floor(left / 86_400_000)).toBe(7)
    await shop.runJobs()
    expect(await shop.brokenInvariants()).toEqual([])
    shop.clock.forward({ days: -3 })
  })

  it('when nobody pays its order in time', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as)
    const { orderNumber } = (await placeWithCoupons(shop, as, [couponId])).data
    shop.clock.forward({ days: UNPAID_DAYS, hours: 1 })
    await Promise.all([lapseUnpaid(shop.container), lapseUnpaid(shop.container)])
    expect((await read(as, orderNumber)).payment).toBe('cancelled')
    expect((await mine(as)).usable.map(({ id }) => id)).toEqual([couponId])
    expect(await shop.brokenInvariants()).toEqual([])
    shop.clock.forward({ days: -UNPAID_DAYS, hours: -1 })
  })
})

describe('what must be true of coupons', () => {
  it('is found out when an order takes off more than its coupon says, or a coupon hangs on a cancelled order', async () => {
    const as = await shop.member()
    const { couponId } = await couponFor(shop, as)
    const { orderNumber } = (await placeWithCoupons(shop, as, [couponId])).data
    const { pool } = shop.container.database
    const planted = async (sql: string, undo: string) => {
      await pool.query(sql)
      const broken = await shop.brokenInvariants()
      await pool.query(undo)
      return broken
    }
    expect(
      await planted(
        `update coupons set off = 9000 where id = '${couponId}'`,
        `update coupons set off = 10000 where id = '${couponId}'`,
      ),
    ).toEqual([`I4c ${orderNumber}`])
    expect(
      await planted(
        `update coupons set state = 'used', used_at = now() where id = '${couponId}'`,
        `update coupons set state = 'reserved', used_at = null where id = '${couponId}'`,
      ),
    ).toEqual([`I4b ${couponId}`])
    expect(
      await planted(
        `update coupon_campaigns set issued = 0 where id = (select campaign_id from coupons where id = '${couponId}')`,
        `update coupon_campaigns set issued = 1 where id = (select campaign_id from coupons where id = '${couponId}')`,
      ),
    ).toEqual(['I4a 가을 인쇄 할인'])
    expect(await shop.brokenInvariants()).toEqual([])
  })
})
