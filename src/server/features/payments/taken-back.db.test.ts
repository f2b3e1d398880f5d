import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/orders/change-order.contract.ts'
import { readOrder } from '#/contract/orders/read-order.contract.ts'
import { gatewayNotice } from '#/contract/payments/payments.contract.ts'
import type { MemberCaller } from '../../../../tests/support/callers.ts'
import { payFor, placeFlyer } from '../../../../tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '../../../../tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '../../../../tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const cancel = (orderNumber: string) =>
  shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '필요 없음' } })
const paymentOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment

test('an order whose deposit the bank took back is cancelled like an unpaid one', async () => {
  const { orderNumber } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  const notice = (status: string) =>
    shop.call(gatewayNotice, {
      body: {
        eventType: 'PAYMENT_STATUS_CHANGED',
        data: { paymentKey, orderId: gatewayOrderId, status, lastTransactionKey: status },
      },
    })
  await gateway.deposit(gatewayOrderId)
  await notice('DONE')
  await gateway.deposit(gatewayOrderId, 'back')
  await notice('WAITING_FOR_DEPOSIT')
  expect(await paymentOf(orderNumber)).toBe('waiting-deposit')
  expect((await cancel(orderNumber)).status).toBe(200)
  await shop.runJobs()
  expect(await paymentOf(orderNumber)).toBe('cancelled')
  expect(await shop.brokenInvariants()).toEqual([])
})
