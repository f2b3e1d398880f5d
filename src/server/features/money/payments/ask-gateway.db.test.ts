import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { gatewayDifferences } from './ask-gateway.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const ask = () => {
  const { database, gateway: port } = shop.container
  return gatewayDifferences(database.db, port, { since: new Date(0), limit: 100 })
}

test('the gateway and the books agree on payments, refunds, waiting accounts and owed deposits', async () => {
  const [paid, refunded, waiting, crossed] = [
    await placeFlyer(shop, member),
    await placeFlyer(shop, member),
    await placeFlyer(shop, member),
    await placeFlyer(shop, member),
  ]
  const cancel = ({ orderNumber }: { orderNumber: string }) =>
    shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '필요 없음' } })
  await payFor(shop, gateway, member, [paid.orderNumber])
  await payFor(shop, gateway, member, [refunded.orderNumber])
  await cancel(refunded)
  await payFor(shop, gateway, member, [waiting.orderNumber], { method: '가상계좌' })
  const { gatewayOrderId } = await payFor(shop, gateway, member, [crossed.orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  await cancel(crossed)
  await shop.runJobs()
  expect(await ask()).toEqual({ asked: 4, differences: [] })
})

test('a deposit that the shop has not heard of is found, and so is a refund made at the gateway alone', async () => {
  const waiting = await placeFlyer(shop, member)
  const { gatewayOrderId } = await payFor(shop, gateway, member, [waiting.orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  const card = await placeFlyer(shop, member)
  const paid = await payFor(shop, gateway, member, [card.orderNumber])
  const { paymentKey } = paid
  const call = { paymentKey, reason: '창구에서', amount: 1_000, refundAccount: null, idempotencyKey: 'by-hand' }
  await shop.container.gateway.cancel(call)
  expect((await ask()).differences).toEqual([
    { gatewayOrderId: paid.gatewayOrderId, gateway: card.total - 1_000, books: card.total },
    { gatewayOrderId, gateway: waiting.total, books: 0 },
  ])
})

test('a gateway that cannot be asked is a difference, never an agreement', async () => {
  const { database, gateway: port } = shop.container
  const away = { ...port, lookUp: async () => ({ kind: 'unknown', code: 'TIMEOUT' }) as const }
  const { asked, differences } = await gatewayDifferences(database.db, away, { since: new Date(0), limit: 100 })
  expect(differences).toHaveLength(asked)
})
