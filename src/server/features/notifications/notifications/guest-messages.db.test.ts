import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import type { GuestCaller } from '#tests/support/callers.ts'
import { addFlyer, ORDERER, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let guest: GuestCaller
const PHONE = '01077778888'

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  guest = await shop.guest({ phone: PHONE })
})

async function orderWith(email: string) {
  const item = await addFlyer(shop, guest)
  const sheet = await sheetFor(shop, guest, [item])
  return shop.call(placeOrder, { as: guest, body: { ...sheet, orderer: { ...ORDERER, phone: PHONE, email } } })
}

test('a guest without a mailbox orders, and hears of it by text message with the way to the order', async () => {
  const placed = await orderWith('')
  expect(placed.status).toBe(200)
  const { orderNumber } = placed.data
  await payFor(shop, gateway, guest, [orderNumber])
  const texts = (await sentTo(shop, PHONE)).filter((text) => text.includes(orderNumber))
  expect(texts.some((text) => text.includes('주문을 접수했습니다'))).toBe(true)
  const link = new RegExp(`/member/guest-order\\?order=${orderNumber}&from=%2Fmypage%2Forder%2F${orderNumber}`)
  for (const text of texts) expect(text).toMatch(link)
  for (const text of texts) expect(text.split('/member/guest-order')).toHaveLength(2)
})

test('a guest with a mailbox is led the same way, and what is no mailbox is refused', async () => {
  const { orderNumber } = (await orderWith('guest@example.com')).data
  const [mail] = (await sentTo(shop, 'guest@example.com')).filter((text) => text.includes(orderNumber))
  expect(mail).toContain(`/member/guest-order?order=${orderNumber}`)
  const wrong = await orderWith('no mailbox')
  expect([wrong.status, Object.keys(wrong.failure?.fields ?? {})]).toEqual([400, ['orderer.email']])
})
