import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, gatewayNotice, readPayable, startPayment } from '#/contract/money/payments.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { openWindow, ORDERER, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const paymentOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment

async function takenFor(numbers: readonly string[]): Promise<number> {
  const { rows } = await shop.container.database.pool.query<{ taken: string }>(
    'select sum(captured_total) as taken from orders where number = any($1)',
    [numbers],
  )
  return Number(rows[0]?.taken)
}

async function placeThree() {
  const orders = [await placeFlyer(shop, member), await placeFlyer(shop, member, 2000), await placeFlyer(shop, member)]
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  return { numbers, total: orders.reduce((sum, order) => sum + order.total, 0), orders }
}

test('the amount of a payment of several orders is the sum that the shop wrote down, and a second press is the same try', async () => {
  const { numbers, total } = await placeThree()
  const seen = await shop.call(readPayable, { as: member, query: { orderNumbers: numbers } })
  expect(seen.data.total).toBe(total)
  const start = () =>
    shop.call(startPayment, {
      as: member,
      body: { orderNumbers: [...numbers, numbers[0] ?? ''], method: 'card' },
      key: 'pay-three-0001',
    })
  const [first, again] = [await start(), await start()]
  expect(first.data).toMatchObject({ amount: total, paid: false })
  expect(again.data).toEqual(first.data)
  const cheaper = await openWindow(shop, gateway, member, numbers, { amount: total - 1000 })
  expect((await shop.call(confirmPayment, { as: member, body: cheaper })).status).not.toBe(200)
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['unpaid', 'unpaid', 'unpaid'])
})

test('notices before and after the browser came back pay all of them once', async () => {
  const { numbers, total } = await placeThree()
  const body = await openWindow(shop, gateway, member, numbers)
  const data = { paymentKey: body.paymentKey, orderId: body.gatewayOrderId, status: 'DONE', lastTransactionKey: 'x' }
  const notice = () => shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  await Promise.all([notice(), notice()])
  await shop.call(confirmPayment, { as: member, body })
  await notice()
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['paid', 'paid', 'paid'])
  expect(await takenFor(numbers)).toBe(total)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a lost answer and then only the notice: the orders are paid, nobody came back', async () => {
  const { numbers, total } = await placeThree()
  const body = await openWindow(shop, gateway, member, numbers, { outcome: 'lost-answer' })
  await shop.call(confirmPayment, { as: member, body })
  const data = { paymentKey: body.paymentKey, orderId: body.gatewayOrderId, status: 'DONE', lastTransactionKey: 'y' }
  await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['paid', 'paid', 'paid'])
  expect(await takenFor(numbers)).toBe(total)
})

test('one of three is refunded, the money of the others stays, and a second cancelling changes nothing', async () => {
  const { numbers, total, orders } = await placeThree()
  const { gatewayOrderId } = await payFor(shop, gateway, member, numbers)
  const [, second] = orders
  const cancel = () =>
    shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: second?.orderNumber ?? '' },
      body: { reason: '수량 변경' },
    })
  expect((await cancel()).data.outcome).toBe('refunding')
  expect((await cancel()).status).toBe(409)
  await shop.runJobs()
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['paid', 'refunded', 'paid'])
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: total - (second?.total ?? 0) })
  expect(await shop.brokenInvariants()).toEqual([])
})

test('together with another member’s order, a paid one or one too many nothing is begun', async () => {
  const { numbers } = await placeThree()
  const other = await shop.member()
  const theirs = (await placeFlyer(shop, other)).orderNumber
  const start = (orderNumbers: string[]) =>
    shop.call(startPayment, { as: member, body: { orderNumbers, method: 'card' } })
  expect((await start([...numbers, theirs])).status).toBe(404)
  expect((await shop.call(readPayable, { as: member, query: { orderNumbers: [...numbers, theirs] } })).status).toBe(404)
  await payFor(shop, gateway, member, numbers.slice(0, 1))
  expect((await start(numbers)).status).toBe(409)
  expect((await start(numbers.slice(1))).status).toBe(200)
  const many = Array.from({ length: 21 }, (_, at) => `20261120-AAAA${String(at).padStart(2, '0')}`)
  expect((await start(many)).status).toBe(400)
})

test('an account for several orders: cancelling one of them closes it, and the others can be paid anew', async () => {
  const { numbers } = await placeThree()
  await payFor(shop, gateway, member, numbers, { method: '가상계좌' })
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['waiting-deposit', 'waiting-deposit', 'waiting-deposit'])
  await shop.call(cancelOrder, { as: member, params: { orderNumber: numbers[0] ?? '' }, body: { reason: '필요 없음' } })
  await shop.runJobs()
  expect(await Promise.all(numbers.map(paymentOf))).toEqual(['cancelled', 'unpaid', 'unpaid'])
  const texts = (await sentTo(shop, ORDERER.phone)).filter((text) => text.includes('닫혔습니다'))
  expect(numbers.map((number) => texts.filter((text) => text.includes(`주문번호 ${number}`)).length)).toEqual([0, 1, 1])
  for (const orderNumber of numbers.slice(1)) {
    const { timeline } = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(timeline.some(({ text }) => text.includes('다시 결제해 주세요'))).toBe(true)
  }
  const { answer } = await payFor(shop, gateway, member, numbers.slice(1))
  expect(answer.data.state).toBe('paid')
  expect(await shop.brokenInvariants()).toEqual([])
})
