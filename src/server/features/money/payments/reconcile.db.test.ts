import { sql } from '#/server/platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { openWindow, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { reconcileJob } from './payments.jobs.ts'

const UNKNOWN_AT_MOST_S = 30

test('a payment whose confirming process died just before the minute is known half a minute later', async () => {
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  const member = await shop.member()
  const { orderNumber } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await openWindow(shop, gateway, member, [orderNumber])
  const { database, jobs } = shop.container
  // What kill -9 between the intent and the gateway leaves behind: younger than the minute's look takes up.
  const at = shop.clock.now().toISOString()
  await database.db.execute(sql`
    update payment_attempts set state = 'confirming', payment_key = ${paymentKey}, confirm_started_at = ${at}::timestamptz
    where gateway_order_id = ${gatewayOrderId}`)
  await database.db.execute(sql`update orders set payment_state = 'confirming' where number = ${orderNumber}`)
  await restateAll(shop)
  const payment = async () => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment

  await database.transaction((tx) => jobs.add(tx, reconcileJob, {}))
  await shop.runJobs()
  expect(await payment()).toBe('confirming')
  shop.clock.forward({ seconds: UNKNOWN_AT_MOST_S })
  await shop.runJobs()
  expect(await payment()).toBe('paid')
})
