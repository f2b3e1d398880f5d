import { beforeAll, expect, test } from 'vitest'
import { countCart, removeCartItem } from '#/contract/ordering/cart.contract.ts'
import { addFlyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

test('a member is told how many items wait in the cart, and of nobody else’s', async () => {
  const [member, other] = [await shop.member(), await shop.member()]
  const counted = async (as: typeof member) => (await shop.call(countCart, { as })).data.count
  const first = await addFlyer(shop, member)
  await addFlyer(shop, member)
  expect(await counted(member)).toBe(2)
  expect(await counted(other)).toBe(0)
  await shop.call(removeCartItem, { as: member, params: { id: first.id } })
  expect(await counted(member)).toBe(1)
})

test('who is not logged in is not told the number of anything', async () => {
  expect((await shop.call(countCart, {})).status).toBe(401)
})
