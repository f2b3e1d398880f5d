import { beforeAll, expect, test } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { addFlyer } from '#tests/support/orders/checkout.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

test('a full cart and its order ask the database no more often than one item', async () => {
  const as = await shop.member()
  const itemIds = [(await addFlyer(shop, as)).id]
  const asked = async () => {
    const sent = await statementsOf(async () => {
      expect((await shop.call(listCart, { as })).data.items).toHaveLength(itemIds.length)
      expect((await shop.call(previewOrder, { as, body: { itemIds, deliveries: [] } })).status).toBe(200)
    })
    return sent.length
  }
  // The first reading also reads what is kept: session and tariff.
  await asked()
  const one = await asked()
  for (let more = 0; more < 4; more += 1) itemIds.push((await addFlyer(shop, as)).id)
  expect(await asked()).toBe(one)
})
