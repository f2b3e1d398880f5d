import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { issueAccount, readDeposit } from '#/contract/money/payments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let firm: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  firm = await shop.member({ type: 'BUSINESS' })
})

const issue = (orderNumber: string, as = firm, key: string = randomUUID()) =>
  shop.call(issueAccount, { as, key, body: { orderNumbers: [orderNumber], bank: '20' } })

test('a call asked twice with one key makes one account, and the deposit is awaited as after a window', async () => {
  const { orderNumber, total } = await placeFlyer(shop, firm)
  const key = randomUUID()
  const first = await issue(orderNumber, firm, key)
  expect(first.data).toMatchObject({ state: 'waiting-deposit', amount: total, account: { bank: '우리은행' } })
  expect((await issue(orderNumber, firm, key)).data).toEqual(first.data)
  const again = await issue(orderNumber)
  expect([again.status, again.failure?.message]).toEqual([409, expect.stringContaining('입금을 기다리고')])
  const deposit = await shop.call(readDeposit, { as: firm, params: { orderNumber } })
  expect(deposit.data?.account).toEqual(first.data.account)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('two callers at once get one account between them', async () => {
  const { orderNumber } = await placeFlyer(shop, firm)
  const statuses = (await Promise.all([issue(orderNumber), issue(orderNumber)])).map(({ status }) => status)
  expect(statuses).toContain(200)
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query(
    `select 1 from payment_attempts a join payment_attempt_orders ao on ao.attempt_id = a.id join orders o on o.id = ao.order_id
      where o.number = $1 and a.state = 'waiting-deposit'`,
    [orderNumber],
  )
  expect(rows).toHaveLength(1)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('an answer that was lost is looked up by the shop’s own number', async () => {
  const { orderNumber } = await placeFlyer(shop, firm)
  const real = shop.container.gateway
  const { issueAccount: whole } = real
  Object.assign(real, {
    issueAccount: async (call: Parameters<typeof whole>[0]) => {
      await whole(call)
      return { kind: 'unknown', code: 'TIMEOUT' }
    },
  })
  const lost = await issue(orderNumber)
  Object.assign(real, { issueAccount: whole })
  expect(lost.data.state).toBe('confirming')
  shop.clock.forward({ minutes: 2 })
  await shop.runJobs()
  const { data } = await shop.call(readDeposit, { as: firm, params: { orderNumber } })
  expect(data).toMatchObject({ state: 'waiting-deposit', gatewayOrderId: lost.data.gatewayOrderId })
  expect(await shop.brokenInvariants()).toEqual([])
})

test('another firm’s order answers like one that does not exist, and only firms ask', async () => {
  const { orderNumber } = await placeFlyer(shop, firm)
  const other = await shop.member({ type: 'ACADEMY' })
  const [theirs, missing] = [await issue(orderNumber, other), await issue('20200101-AAAAAA', other)]
  expect([theirs.status, theirs.failure?.message]).toEqual([404, missing.failure?.message])
  expect((await issue(orderNumber, await shop.member())).status).toBe(403)
  expect((await shop.call(readOrder, { as: firm, params: { orderNumber } })).data.payment).toBe('unpaid')
})
