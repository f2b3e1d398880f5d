import { afterEach, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { moneyOf, paidTogether, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})
afterEach(() => expectSound(shop))

const owedOf = async (number: string) =>
  (
    await shop.container.database.pool.query<{ state: string; amount: number }>(
      `select r.state, r.amount::int from repayments r join orders o on o.id = r.order_id where o.number = $1 order by r.state`,
      [number],
    )
  ).rows

/** The card company is faster than the shop hears of it: the refund of the whole is refused, and only then is it seen why. */
test('what a card company took back is not sent a second time by a refund that it had refused', async () => {
  const { numbers, orders, payment } = await paidTogether(shop, gateway, member, [1000])
  const [number = ''] = numbers
  const total = orders[0]?.total ?? 0
  await gateway.chargeBack(payment.gatewayOrderId, 777)
  await shop.call(cancelOrder, { as: member, params: { orderNumber: number }, body: { reason: '필요 없음' } })
  await shop.runJobs()
  shop.clock.forward({ minutes: 2 })
  await reconcileNow(shop)
  expect(await owedOf(number)).toEqual([
    { state: 'refused', amount: total - 777 },
    { state: 'reversed', amount: 777 },
  ])
  expect(await moneyOf(shop, number)).toMatchObject({ captured: total, reversed: 777, refunded: 0 })
})
