import { beforeAll, expect, it } from 'vitest'
import { makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { saveBrand } from '#/contract/content/staff-brands.contract.ts'
import { addCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { listEstimates, orderEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { joinBrand } from '#/contract/people/brand-membership.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let desk: StaffCaller
let stranger: MemberCaller

const CHEAP = {
  name: '싼 브랜드',
  mark: 'letter' as const,
  surface: 'plain' as const,
  accent: '#1a5a9e',
  tint: '#e8f1fa',
  texts: { tagline: '소개', headline: '첫 줄', emphasis: '둘째 줄', intro: '글', joining: '가입해요', info: [] },
  contact: { telephone: null, mail: null, hours: null },
  terms: '',
  joins: 'at-once' as const,
  sells: [],
  kinds: ['D304' as const],
  pricePercent: 60,
  headSeesAmounts: false,
  active: true,
  version: 0,
}
const NOT_ITS = '싼 브랜드 회원이 아닙니다.'
const params = { id: 'cheap' }

beforeAll(async () => {
  shop = await testShop()
  desk = await shop.staff()
  await shop.call(saveBrand, { as: desk, params, body: CHEAP })
  stranger = await shop.member()
})

const estimate = (as: MemberCaller, brand?: string) =>
  shop.call(saveEstimate, { as, body: { jobs: [{ spec: flyer(), ...(brand ? { brand } : {}) }] } })

async function joined() {
  const as = await shop.member()
  await shop.call(joinBrand, { as, params, body: { academy: '', contract: '', agree: true, documents: [] } })
  return as
}

/** As when the desk corrects who belongs to it. */
const expelled = ({ memberId }: MemberCaller) =>
  shop.container.database.pool.query(`update brand_requests set state = 'refused' where member_id = $1`, [memberId])

async function intoCart(as: MemberCaller, more: { readonly acceptToday?: number } = {}) {
  const { number, version } = (await estimate(as, 'cheap')).data
  await shop.call(orderEstimate, { as, params: { number }, body: { version, ...more } })
  return number
}

it('the price of a brand is promised to its members alone, and of what it sells', async () => {
  const refused = await estimate(stranger, 'cheap')
  expect(refused.failure).toMatchObject({ code: 'FORBIDDEN', message: NOT_ITS })
  const usual = (await estimate(stranger)).data
  const member = await joined()
  const theirs = (await estimate(member, 'cheap')).data
  expect(theirs.amounts.goodsSupply).toBeLessThan(usual.amounts.goodsSupply * 0.61)
  expect((await estimate(member, 'hamamath')).failure?.message).toContain('전단을 팔지 않아요')
})

it('who is no member any more orders nothing at the price of a brand: not from the cart, and not again', async () => {
  const as = await joined()
  const add = async () =>
    (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [], brand: 'cheap' } })).data
  const [first, second] = [await add(), await add()]
  const sheet = await sheetFor(shop, as, [first])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  const late = await sheetFor(shop, as, [second])
  await expelled(as)
  expect((await shop.call(placeOrder, { as, body: late })).failure).toMatchObject({
    code: 'FORBIDDEN',
    message: NOT_ITS,
  })
  const again = (await shop.call(reorder, { as, params: { orderNumber }, body: {} })).data
  expect([again.itemIds, again.refused[0]?.message]).toEqual([[], NOT_ITS])
})

it('an order and an estimate say whose they are, and what it costs again is what the cart asks then', async () => {
  const as = await joined()
  const brand = { id: 'cheap', name: '싼 브랜드' }
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [], brand: 'cheap' } })).data
  const { orderNumber } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })).data
  expect((await shop.call(listOrders, { as, query: {} })).data.orders).toMatchObject([{ orderNumber, brand }])
  expect((await shop.call(readOrder, { as, params: { orderNumber } })).data.brand).toEqual(brand)
  const spec = flyer(2000)
  const told = (await shop.call(makeQuote, { body: { spec, brand: 'cheap' } })).data.quote
  await shop.call(reorder, { as, params: { orderNumber }, body: { copies: 2000 } })
  const [again] = (await shop.call(listCart, { as, query: { brand: 'cheap' } })).data.items
  expect(again?.price).toMatchObject({ state: 'priced', total: told.total })
  expect(told.total).toBeLessThan((await shop.call(makeQuote, { body: { spec } })).data.quote.total)
  expect((await shop.call(makeQuote, { body: { spec, brand: 'no-such' } })).status).toBe(404)
  const { number } = (await estimate(as, 'cheap')).data
  const kept = (await shop.call(listEstimates, { as, query: {} })).data.estimates
  expect(kept).toMatchObject([{ number, brand, reopens: true }])
})

it('what was promised to a member holds while the estimate does, and not a day longer', async () => {
  const [kept, over] = [await joined(), await joined()]
  for (const as of [kept, over]) {
    await intoCart(as)
    await expelled(as)
  }
  const itemsOf = async (as: MemberCaller) => {
    const { rows } = await shop.container.database.pool.query<{ id: string }>(
      `select id from cart_items where member_id = $1`,
      [as.memberId],
    )
    return rows.map(({ id }) => ({ id, spec: flyer() }))
  }
  const order = async (as: MemberCaller) =>
    shop.call(placeOrder, { as, body: await sheetFor(shop, as, await itemsOf(as)) })
  expect((await order(kept)).status).toBe(200)
  shop.clock.forward({ days: 40 })
  expect((await order(over)).failure).toMatchObject({ code: 'FORBIDDEN', message: NOT_ITS })
})
