import { beforeAll, expect, test } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, gatewayNotice } from '#/contract/money/payments.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { openWindow, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const confirm = (body: { gatewayOrderId: string; paymentKey: string; amount: number }) =>
  shop.call(confirmPayment, { as: member, body })
const paymentOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment

async function twoWindows() {
  const mine = await placeFlyer(shop, member)
  const other = await placeFlyer(shop, member)
  return {
    mine,
    other,
    right: await openWindow(shop, gateway, member, [mine.orderNumber]),
    wrong: await openWindow(shop, gateway, member, [other.orderNumber]),
  }
}

test('a payment key that was shown with another order still pays its own', async () => {
  const { mine, other, right, wrong } = await twoWindows()
  const mixed = await confirm({ ...wrong, paymentKey: right.paymentKey })
  expect(mixed.data.state).toBe('refused')
  expect((await confirm(right)).data.state).toBe('paid')
  expect([await paymentOf(mine.orderNumber), await paymentOf(other.orderNumber)]).toEqual(['paid', 'unpaid'])
  expect(await shop.brokenInvariants()).toEqual([])
})

test('the key of a payment that is in the books is refused for another order, in words', async () => {
  const { right, wrong } = await twoWindows()
  expect((await confirm(right)).data.state).toBe('paid')
  const mixed = await confirm({ ...wrong, paymentKey: right.paymentKey })
  expect([mixed.status, mixed.failure?.code]).toEqual([409, 'CONFLICT'])
  expect(mixed.failure?.message).toContain('다른 주문')
  expect((await confirm(wrong)).data.state).toBe('paid')
})

/** As a process leaves it that died between the note of the key and the gateway's answer. */
async function strand(gatewayOrderId: string, paymentKey: string): Promise<void> {
  await shop.container.database.pool.query(
    `with stranded as (
       update payment_attempts set state = 'confirming', payment_key = $2, confirm_started_at = $3 where gateway_order_id = $1 returning id)
     update orders set payment_state = 'confirming' where id in (
       select ao.order_id from payment_attempt_orders ao join stranded on stranded.id = ao.attempt_id)`,
    [gatewayOrderId, paymentKey, shop.clock.now()],
  )
  await restateAll(shop)
}

test('while the other order still holds the key, the gateway says whose it is', async () => {
  const { mine, other, right, wrong } = await twoWindows()
  await strand(wrong.gatewayOrderId, right.paymentKey)
  expect((await confirm(right)).data.state).toBe('paid')
  expect([await paymentOf(mine.orderNumber), await paymentOf(other.orderNumber)]).toEqual(['paid', 'confirming'])
})

test('a notice pays the rightful order although another one holds its key', async () => {
  const { mine, right, wrong } = await twoWindows()
  await strand(wrong.gatewayOrderId, right.paymentKey)
  await gateway.confirm(right)
  const data = { paymentKey: right.paymentKey, orderId: right.gatewayOrderId, status: 'DONE', lastTransactionKey: 'x' }
  const notice = await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  expect(notice.status).toBe(200)
  expect(await paymentOf(mine.orderNumber)).toBe('paid')
})

test('an order that holds a key of another payment is looked up by its own number', async () => {
  const { other, right, wrong } = await twoWindows()
  await strand(wrong.gatewayOrderId, right.paymentKey)
  const data = { orderId: wrong.gatewayOrderId, status: 'EXPIRED', lastTransactionKey: 'x' }
  shop.clock.forward({ minutes: 13 })
  await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  expect(await paymentOf(other.orderNumber)).toBe('confirming')
  expect((await confirm(right)).data.state).toBe('paid')
})
