import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it } from 'vitest'
import { saveBrand } from '#/contract/content/staff-brands.contract.ts'
import {
  addCartItem,
  type CartItem,
  changeCartItem,
  countCart,
  listCart,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { joinBrand } from '#/contract/people/brand-membership.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { addFlyer, flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const CLASSES = [
  { name: '월수금 A', copies: 600, nameOnLabel: true },
  { name: '화목 B', copies: 400, nameOnLabel: false },
]

const moved = (id: string, brand: string) =>
  shop.container.database.db.execute(
    sql`update cart_items set brand = ${brand}, classes = ${JSON.stringify(CLASSES)}::jsonb where id = ${id}::uuid`,
  )

it('each brand has a cart of its own, and choosing in one leaves the others alone', async () => {
  const as = await shop.member()
  const [own, theirs] = [await addFlyer(shop, as), await addFlyer(shop, as)]
  await moved(theirs.id, 'matholic')
  const idsOf = async (query: { brand?: string }) =>
    (await shop.call(listCart, { as, query })).data.items.map(({ id }) => id)
  expect(await idsOf({})).toEqual([own.id])
  expect(await idsOf({ brand: 'matholic' })).toEqual([theirs.id])
  expect(await idsOf({ brand: 'hamamath' })).toEqual([])
  expect((await shop.call(countCart, { as, query: { brand: 'matholic' } })).data.count).toBe(1)
  expect((await shop.call(selectCartItems, { as, body: { ids: [], brand: 'matholic' } })).data.selected).toEqual([])
  expect((await shop.call(listCart, { as, query: {} })).data.items[0]?.selected).toBe(true)
  expect((await shop.call(countCart, { as, query: { brand: 'A b' } })).failure?.code).toBe('INVALID_INPUT')
})

it('an order is of one brand and carries it with its classes, and so does what is ordered again', async () => {
  const as = await shop.member()
  const desk = await shop.staff()
  const whose = { id: 'own' }
  await shop.call(saveBrand, { as: desk, params: whose, body: { ...THIRD, name: '첫째 브랜드' } })
  await shop.call(joinBrand, { as, params: whose, body: { academy: '', contract: '', agree: true, documents: [] } })
  const [own, theirs] = [await addFlyer(shop, as), await addFlyer(shop, as)]
  await moved(theirs.id, 'own')
  const sheet = await sheetFor(shop, as, [theirs])
  const mixed = await shop.call(placeOrder, {
    as,
    body: { ...sheet, itemIds: [own.id, theirs.id], deliveries: sheet.deliveries },
  })
  expect(mixed.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('서로 다른 장바구니') })
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  const { rows } = await shop.container.database.db.execute<{ brand: string; classes: unknown }>(
    sql`select o.brand, l.classes from orders o join order_lines l on l.order_id = o.id where o.number = ${orderNumber}`,
  )
  expect(rows).toEqual([{ brand: 'own', classes: CLASSES }])
  const params = { orderNumber }
  const found = async (brand: string) =>
    (await shop.call(listBoard, { as: desk, query: { view: 'all', brand } })).data.items.map((row) => row.orderNumber)
  expect(await found('own')).toContain(orderNumber)
  expect(await found('-')).not.toContain(orderNumber)
  const paper = (await shop.call(readOrderDocument, { as, params: { orderNumber, document: 'statement' } })).data
  expect(JSON.stringify(paper)).toContain('첫째 브랜드')
  const again = (await shop.call(reorder, { as, params, body: {} })).data
  expect(again.brand).toBe('own')
  const cart = (await shop.call(listCart, { as, query: { brand: 'own' } })).data
  expect(cart.items.map(({ id, classes }) => ({ id, classes }))).toEqual([{ id: again.itemIds[0], classes: CLASSES }])
  const more = await shop.call(reorder, { as, params, body: { copies: 3000 } })
  expect(more.failure).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('반별 부수') })
})

const THIRD = {
  name: '셋째 브랜드',
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
  pricePercent: 100,
  headSeesAmounts: false,
  active: true,
  version: 0,
}

it('a brand of the desk sells the kinds that were chosen for it, to its members, in its own cart', async () => {
  const [desk, as] = [await shop.staff(), await shop.member()]
  const params = { id: 'third' }
  const saved = (await shop.call(saveBrand, { as: desk, params, body: THIRD })).data
  const add = (brand: string, spec = flyer()) => shop.call(addCartItem, { as, body: { spec, files: [], brand } })
  expect((await add('third')).failure?.message).toBe('셋째 브랜드 회원이 아닙니다. 가입한 뒤 담아 주세요.')
  await shop.call(joinBrand, { as, params, body: { academy: '', contract: '', agree: true, documents: [] } })
  const item = (await add('third')).data
  expect(item.brand).toBe('third')
  expect((await shop.call(listCart, { as, query: {} })).data.items).toEqual([])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })).data
  const { items } = (await shop.call(listBoard, { as: desk, query: { view: 'all', brand: 'third' } })).data
  expect(items.map((row) => row.orderNumber)).toEqual([orderNumber])

  // What the brand does not sell, a brand that is none, and one that was closed meanwhile.
  expect((await add('hamamath')).failure?.message).toContain('전단을 팔지 않아요')
  expect((await add('no-such')).status).toBe(404)
  await shop.call(saveBrand, { as: desk, params, body: { ...THIRD, version: saved.version, active: false } })
  expect((await add('third')).failure?.message).toContain('닫은 브랜드')
})

it('a brand sells at its own price: in its cart, in the order, and when that is ordered again', async () => {
  const [desk, as] = [await shop.staff(), await shop.member()]
  const params = { id: 'cheap' }
  const cheap = { ...THIRD, name: '싼 브랜드', pricePercent: 80 }
  const saved = (await shop.call(saveBrand, { as: desk, params, body: cheap })).data
  await shop.call(joinBrand, { as, params, body: { academy: '', contract: '', agree: true, documents: [] } })
  const totalOf = ({ price }: CartItem) => (price.state === 'priced' ? price.total : 0)
  const usual = totalOf(await addFlyer(shop, as))
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [], brand: 'cheap' } })).data
  expect(totalOf(item)).toBeLessThan(usual * 0.81)
  expect(totalOf(item)).toBeGreaterThan(usual * 0.79)
  const cart = async () => (await shop.call(listCart, { as, query: { brand: 'cheap' } })).data.items.map(totalOf)
  expect(await cart()).toEqual([totalOf(item)])
  const body = { version: item.version, copies: item.spec.copies * 2 }
  const larger = (await shop.call(changeCartItem, { as, params: { id: item.id }, body })).data
  expect(totalOf(larger)).toBe(item.priceBreak?.total)
  const sheet = await sheetFor(shop, as, [larger])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  const again = (await shop.call(reorder, { as, params: { orderNumber }, body: {} })).data
  expect(again.brand).toBe('cheap')
  expect(await cart()).toEqual([totalOf(larger)])

  const dear = { ...cheap, pricePercent: 110, version: saved.version }
  await shop.call(saveBrand, { as: desk, params, body: dear })
  expect((await cart())[0]).toBeGreaterThan(totalOf(larger))
  const wild = await shop.call(saveBrand, { as: desk, params, body: { ...dear, pricePercent: 20, version: 2 } })
  expect(wild.failure?.fields).toHaveProperty('pricePercent')
})

it('a kind that the brand sells no longer stays in the cart, and is not ordered', async () => {
  const [desk, as] = [await shop.staff(), await shop.member()]
  const params = { id: 'narrow' }
  const open = { ...THIRD, name: '좁은 브랜드' }
  const saved = (await shop.call(saveBrand, { as: desk, params, body: open })).data
  await shop.call(joinBrand, { as, params, body: { academy: '', contract: '', agree: true, documents: [] } })
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [], brand: 'narrow' } })).data
  const sheet = await sheetFor(shop, as, [item])
  const body = { version: item.version, spec: defaultSpec('D303') }
  const other = await shop.call(changeCartItem, { as, params: { id: item.id }, body })
  expect(other.failure?.message).toContain('좁은 브랜드에서는')
  const cart = async () => (await shop.call(listCart, { as, query: { brand: 'narrow' } })).data.items
  const refusedWith = async (words: string) => {
    expect((await cart())[0]).toMatchObject({ id: item.id, price: { state: 'not-offered', message: words } })
    const refused = await shop.call(placeOrder, { as, body: sheet })
    expect(refused.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(words) })
  }
  const without = { ...open, kinds: ['D303' as const], version: saved.version }
  const narrowed = (await shop.call(saveBrand, { as: desk, params, body: without })).data
  await refusedWith('좁은 브랜드에서는 전단을 팔지 않아요.')
  const closed = (
    await shop.call(saveBrand, { as: desk, params, body: { ...open, version: narrowed.version, active: false } })
  ).data
  await refusedWith('지금은 닫은 브랜드예요. 적으신 사양은 그대로 있어요.')
  await shop.call(saveBrand, { as: desk, params, body: { ...open, version: closed.version } })
  expect((await cart())[0]).toMatchObject({ id: item.id, price: { state: 'priced' } })
  expect((await shop.call(placeOrder, { as, body: sheet })).status).toBe(200)
})
