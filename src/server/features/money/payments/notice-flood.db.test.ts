import { expect, it } from 'vitest'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { paidTogether } from '#tests/support/orders/taken-back.ts'
import { testShop } from '#tests/support/test-shop.ts'

it('notices that somebody makes up of a payment of their own ask the gateway and fill the table only so often', async () => {
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  const member = await shop.member()
  const { numbers, payment } = await paidTogether(shop, gateway, member, [1000])
  const { gatewayOrderId } = payment
  for (let n = 0; n < 90; n += 1) {
    const data = { orderId: gatewayOrderId, status: 'WAITING_FOR_DEPOSIT', lastTransactionKey: `made-up-${n}` }
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', data }
    expect((await shop.call(gatewayNotice, { body })).status).toBe(200)
  }
  const { rows } = await shop.container.database.pool.query<{ n: number }>(
    `select count(*)::int as n from payment_notices where gateway_order_id = $1`,
    [gatewayOrderId],
  )
  expect(rows[0]?.n).toBeLessThanOrEqual(60)
  const params = { orderNumber: numbers[0] ?? '' }
  expect((await shop.call(readOrder, { as: member, params })).data.payment).toBe('paid')
  await expectSound(shop)
})
