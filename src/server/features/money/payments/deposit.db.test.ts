import { beforeAll, expect, test } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { giveUpDeposit, readDeposit } from '#/contract/money/payments.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
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

async function waitingOrder() {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const paid = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  return { params: { orderNumber }, total, gatewayOrderId: paid.gatewayOrderId }
}
const paymentOf = async (params: { orderNumber: string }) =>
  (await shop.call(readOrder, { as: member, params })).data.payment

test('the account to pay into is shown with its order for as long as it waits', async () => {
  const { params, total } = await waitingOrder()
  const { data } = await shop.call(readDeposit, { as: member, params })
  expect(data).toMatchObject({ state: 'waiting-deposit', amount: total, account: { bank: '우리은행' } })
  const other = (await placeFlyer(shop, member)).orderNumber
  expect((await shop.call(readDeposit, { as: member, params: { orderNumber: other } })).data).toBeNull()
})

test('given up, the account is closed and the order is paid by another method', async () => {
  const { params, gatewayOrderId } = await waitingOrder()
  const give = () => shop.call(giveUpDeposit, { as: member, params })
  expect((await give()).data.state).toBe('closing')
  expect((await give()).data.state).toBe('closing')
  await shop.runJobs()
  expect(await paymentOf(params)).toBe('unpaid')
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
  expect((await shop.call(readDeposit, { as: member, params })).data).toBeNull()
  expect((await give()).status).toBe(409)
  expect((await payFor(shop, gateway, member, [params.orderNumber])).answer.data.state).toBe('paid')
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a deposit that was faster counts, and nothing is closed', async () => {
  const { params, gatewayOrderId } = await waitingOrder()
  await gateway.deposit(gatewayOrderId)
  await shop.call(giveUpDeposit, { as: member, params })
  await shop.runJobs()
  expect(await paymentOf(params)).toBe('paid')
  expect(await shop.brokenInvariants()).toEqual([])
})

test('another member’s order answers like one that does not exist', async () => {
  const { params } = await waitingOrder()
  const other = await shop.member()
  const none = { orderNumber: '20200101-AAAAAA' }
  for (const endpoint of [readDeposit, giveUpDeposit] as const) {
    const theirs = await shop.call(endpoint, { as: other, params })
    const missing = await shop.call(endpoint, { as: other, params: none })
    expect([theirs.status, theirs.failure?.message]).toEqual([404, missing.failure?.message])
    expect((await shop.call(endpoint, { params })).status).toBe(401)
  }
  expect(await paymentOf(params)).toBe('waiting-deposit')
})
