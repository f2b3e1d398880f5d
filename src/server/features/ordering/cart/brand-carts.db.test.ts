import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { countCart, listCart, selectCartItems } from '#/contract/ordering/cart.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { addFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
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
  const [own, theirs] = [await addFlyer(shop, as), await addFlyer(shop, as)]
  await moved(theirs.id, 'matholic')
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
  expect(rows).toEqual([{ brand: 'matholic', classes: CLASSES }])
  const params = { orderNumber }
  const desk = await shop.staff()
  const found = async (brand: string) =>
    (await shop.call(listBoard, { as: desk, query: { view: 'all', brand } })).data.items.map((row) => row.orderNumber)
  expect(await found('matholic')).toContain(orderNumber)
  expect(await found('-')).not.toContain(orderNumber)
  const paper = (await shop.call(readOrderDocument, { as, params: { orderNumber, document: 'statement' } })).data
  expect(JSON.stringify(paper)).toContain('매쓰홀릭')
  const again = (await shop.call(reorder, { as, params, body: {} })).data
  expect(again.brand).toBe('matholic')
  const cart = (await shop.call(listCart, { as, query: { brand: 'matholic' } })).data
  expect(cart.items.map(({ id, classes }) => ({ id, classes }))).toEqual([{ id: again.itemIds[0], classes: CLASSES }])
  const more = await shop.call(reorder, { as, params, body: { copies: 3000 } })
  expect(more.failure).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('반별 부수') })
})
