import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import {
  confirmPayment,
  gatewayNotice,
  readPayable,
  readPayment,
  startPayment,
} from '#/contract/money/payments.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { openWindow, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
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

const orderState = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

const booked = async (orderNumber: string) => {
  const { rows } = await shop.container.database.db.execute<{ account: string; amount: number }>(sql`
    select account, sum(amount)::bigint as amount from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    where t.memo = ${orderNumber} group by account having sum(amount) <> 0 order by account`)
  return rows
}

describe('paying one order', () => {
  test('the order is paid, booked once, and the amount is the one the shop wrote down', async () => {
    const order = await placeFlyer(shop, member)
    const { answer } = await payFor(shop, gateway, member, [order.orderNumber])
    expect(answer.data).toMatchObject({ state: 'paid', amount: order.total, orderNumbers: [order.orderNumber] })
    const detail = await orderState(order.orderNumber)
    expect(detail.payment).toBe('paid')
    const rows = await booked(order.orderNumber)
    expect(rows.find((row) => row.account === 'gateway-receivable')?.amount).toBe(order.total)
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0)
  })

  test('a reload of the success page changes nothing and says paid again', async () => {
    const order = await placeFlyer(shop, member)
    const { answer, ...body } = await payFor(shop, gateway, member, [order.orderNumber])
    const again = await shop.call(confirmPayment, { as: member, body })
    expect(again.data).toEqual(answer.data)
    expect((await booked(order.orderNumber)).find((row) => row.account === 'gateway-receivable')?.amount).toBe(
      order.total,
    )
  })

  test('an amount changed in the browser is refused and nothing is taken', async () => {
    const order = await placeFlyer(shop, member)
    const body = await openWindow(shop, gateway, member, [order.orderNumber], { amount: 1_000 })
    const answer = await shop.call(confirmPayment, { as: member, body })
    expect(answer.failure?.code).toBe('CONFLICT')
    expect(await gateway.payment(body.gatewayOrderId)).toMatchObject({ status: 'IN_PROGRESS' })
    expect((await orderState(order.orderNumber)).payment).toBe('unpaid')
  })

  test('even when the browser lies about it, the shop sends its own amount', async () => {
    const order = await placeFlyer(shop, member)
    const body = await openWindow(shop, gateway, member, [order.orderNumber], { amount: 1_000 })
    const answer = await shop.call(confirmPayment, { as: member, body: { ...body, amount: order.total } })
    expect(answer.data.state).toBe('refused')
    expect((await orderState(order.orderNumber)).payment).toBe('unpaid')
  })

  test('a refusal by the card company leaves the order to be paid anew, with another card', async () => {
    const order = await placeFlyer(shop, member)
    const refused = await payFor(shop, gateway, member, [order.orderNumber], { outcome: 'refuse-at-confirm' })
    expect(refused.answer.data).toMatchObject({ state: 'refused' })
    expect(refused.answer.data.message).toContain('빠져나간 돈은 없습니다')
    const second = await payFor(shop, gateway, member, [order.orderNumber])
    expect(second.answer.data.state).toBe('paid')
  })

  test('a paid order cannot be paid again, nor one that another tab is confirming', async () => {
    const order = await placeFlyer(shop, member)
    const first = await openWindow(shop, gateway, member, [order.orderNumber])
    const second = await openWindow(shop, gateway, member, [order.orderNumber])
    expect((await shop.call(confirmPayment, { as: member, body: first })).data.state).toBe('paid')
    expect((await shop.call(confirmPayment, { as: member, body: second })).data.state).toBe('refused')
    expect(await gateway.payment(second.gatewayOrderId)).toMatchObject({ status: 'IN_PROGRESS' })
    const third = await shop.call(startPayment, {
      as: member,
      body: { orderNumbers: [order.orderNumber], method: 'card' },
    })
    expect(third.failure?.code).toBe('CONFLICT')
  })
})

describe('an outcome that is not known', () => {
  test.each([
    ['lost-answer', 'paid'],
    ['provider-error-paid', 'paid'],
    ['provider-error-unpaid', 'unpaid'],
  ])('%s is confirming until it is looked up, then %s', async (outcome, end) => {
    const order = await placeFlyer(shop, member)
    const { answer } = await payFor(shop, gateway, member, [order.orderNumber], { outcome })
    expect(answer.data.state).toBe('confirming')
    expect(answer.data.message).toContain('다시 주문하지 마세요')
    expect((await orderState(order.orderNumber)).payment).toBe('confirming')
    shop.clock.forward({ minutes: 1 })
    await shop.runJobs()
    expect((await orderState(order.orderNumber)).payment).toBe(end)
  })
})

describe('virtual accounts', () => {
  test('wait for the deposit, and the notice of it makes the order paid', async () => {
    const order = await placeFlyer(shop, member)
    const { answer, gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [order.orderNumber], {
      method: '가상계좌',
    })
    expect(answer.data).toMatchObject({ state: 'waiting-deposit', account: { bank: '우리은행' } })
    await gateway.deposit(gatewayOrderId)
    const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: 'x' }
    const notice = { eventType: 'PAYMENT_STATUS_CHANGED', data }
    for (let times = 0; times < 3; times += 1)
      expect((await shop.call(gatewayNotice, { body: notice })).status).toBe(200)
    expect((await orderState(order.orderNumber)).payment).toBe('paid')
    expect((await booked(order.orderNumber)).find((row) => row.account === 'gateway-receivable')?.amount).toBe(
      order.total,
    )
    await gateway.deposit(gatewayOrderId, 'back')
    await shop.call(gatewayNotice, { body: { ...notice, data: { ...data, status: 'WAITING_FOR_DEPOSIT' } } })
    expect((await orderState(order.orderNumber)).payment).toBe('waiting-deposit')
    expect(await booked(order.orderNumber)).toEqual([])
  })

  test('a deposit notice with a wrong secret is not followed', async () => {
    const order = await placeFlyer(shop, member)
    const { gatewayOrderId } = await payFor(shop, gateway, member, [order.orderNumber], { method: '가상계좌' })
    await gateway.deposit(gatewayOrderId)
    await shop.call(gatewayNotice, {
      body: { orderId: gatewayOrderId, status: 'DONE', secret: 'guessed', transactionKey: 'x' },
    })
    expect((await orderState(order.orderNumber)).payment).toBe('waiting-deposit')
  })

  test('a deposit notice with the secret that was sealed away is followed', async () => {
    const order = await placeFlyer(shop, member)
    const { gatewayOrderId } = await payFor(shop, gateway, member, [order.orderNumber], { method: '가상계좌' })
    await gateway.deposit(gatewayOrderId)
    const { secret } = await gateway.payment(gatewayOrderId)
    const body = { orderId: gatewayOrderId, status: 'DONE', secret: String(secret), transactionKey: 'x' }
    await shop.call(gatewayNotice, { body })
    expect((await orderState(order.orderNumber)).payment).toBe('paid')
  })

  test('a notice about a payment that the shop does not know is answered and forgotten', async () => {
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'nope', orderId: 'unknown-1' } }
    expect((await shop.call(gatewayNotice, { body })).data).toEqual({ received: true })
  })
})

describe('several orders in one payment', () => {
  test('are paid together and refunded one by one', async () => {
    const [first, second] = [await placeFlyer(shop, member), await placeFlyer(shop, member, 2000)]
    const { answer, gatewayOrderId } = await payFor(shop, gateway, member, [first.orderNumber, second.orderNumber])
    expect(answer.data).toMatchObject({ state: 'paid', amount: first.total + second.total })
    const cancelled = await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: first.orderNumber },
      body: { reason: '수량 변경' },
    })
    expect(cancelled.data.outcome).toBe('refunding')
    await shop.runJobs()
    expect(await orderState(first.orderNumber)).toMatchObject({ payment: 'refunded', refundedTotal: first.total })
    expect((await orderState(second.orderNumber)).payment).toBe('paid')
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: second.total,
    })
    expect(await booked(first.orderNumber)).toEqual([])
  })
})

describe('what is somebody else’s', () => {
  test('payments and orders of another member answer like ones that do not exist', async () => {
    const order = await placeFlyer(shop, member)
    const body = await openWindow(shop, gateway, member, [order.orderNumber])
    const other = await shop.member()
    const unknown = { gatewayOrderId: 'jk-00000000-0000-4000-8000-000000000000', paymentKey: 'x', amount: body.amount }
    const seen = await shop.call(confirmPayment, { as: other, body })
    const missing = await shop.call(confirmPayment, { as: other, body: unknown })
    expect({ ...seen.failure, requestId: '' }).toEqual({ ...missing.failure, requestId: '' })
    expect(seen.status).toBe(404)
    const params = { gatewayOrderId: body.gatewayOrderId }
    expect((await shop.call(readPayment, { as: other, params })).status).toBe(404)
    expect(
      (await shop.call(startPayment, { as: other, body: { orderNumbers: [order.orderNumber], method: 'card' } }))
        .status,
    ).toBe(404)
    expect((await shop.call(readPayable, { as: other, query: { orderNumbers: order.orderNumber } })).status).toBe(404)
    const cancel = { params: { orderNumber: order.orderNumber }, body: { reason: '장난' } }
    expect((await shop.call(cancelOrder, { as: other, ...cancel })).status).toBe(404)
    expect(
      (await shop.call(startPayment, { body: { orderNumbers: [order.orderNumber], method: 'card' } })).status,
    ).toBe(401)
  })
})
