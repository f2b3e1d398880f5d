import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { ORDERER, payFor } from '#tests/support/orders/checkout.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import {
  balancesOf,
  bank,
  moneyOf,
  notify,
  paidTogether,
  putDeliveries,
  putLines,
  reconcileNow,
} from '#tests/support/orders/taken-back.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let press: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  byDay(shop)
  member = await shop.member()
  press = await shop.staff('production')
})
// Whatever happened, the doctor has nothing to say.
afterEach(() => expectSound(shop))

const ACCOUNT = '가상계좌'
const paid = (copies: readonly number[] = [1000], method: '카드' | '가상계좌' = ACCOUNT) =>
  paidTogether(shop, gateway, member, copies, { method })
const read = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
const cancel = (orderNumber: string) =>
  shop.call(cancelOrder, {
    as: member,
    params: { orderNumber },
    body: { reason: '필요 없음', refundAccount: { bank: '88', accountNumber: '110123456789', holderName: '김직지' } },
  })
const NOTHING = { captured: 0, refunded: 0, reversed: 0, receivable: 0, settled: 0 }

/** What the desk reads in the history of an order about the last money that was taken from it. */
async function noteOf(number: string): Promise<string> {
  const { rows } = await shop.container.database.pool.query<{ note: string }>(
    `select h.note from order_history h join orders o on o.id = h.order_id
      where o.number = $1 and h.machine = 'payment' order by h.id desc limit 1`,
    [number],
  )
  return rows[0]?.note ?? ''
}

describe('a deposit that the bank takes back', () => {
  test('leaves the order, the books and the customer knowing that it is not there', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    await bank(shop, gateway, payment, 'back')
    expect(await moneyOf(shop, number)).toEqual({ payment: 'waiting-deposit', ...NOTHING, held: true })
    expect(await balancesOf(shop, number)).toEqual({})
    const order = await read(number)
    expect(order.label).toMatchObject({ text: '입금대기', yourTurn: true })
    expect(order.timeline.at(-1)?.text).toContain('입금이 취소되어')
    await shop.runJobs()
    const told = (text: string) => text.includes(number) && text.includes('취소')
    const [message] = (await sentTo(shop, ORDERER.phone)).filter(told)
    expect(message).toMatch(/입금이 취소되었습니다.*다시 입금하시면/s)
  })

  test('is written down once, however often and by whomever it is told', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    await gateway.deposit(payment.gatewayOrderId, 'back')
    await Promise.all([1, 2, 3, 4].map(() => notify(shop, payment, 'WAITING_FOR_DEPOSIT')))
    await reconcileNow(shop)
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit', captured: 0 })
    const told = (text: string) => text.includes(number) && text.includes('입금이 취소')
    expect((await sentTo(shop, ORDERER.phone)).filter(told)).toHaveLength(1)
  })

  test('is found by the clock when the notice never came', async () => {
    const { numbers, payment } = await paid()
    await gateway.deposit(payment.gatewayOrderId, 'back')
    await reconcileNow(shop)
    expect(await moneyOf(shop, numbers[0] ?? '')).toMatchObject({ payment: 'paid' })
    shop.clock.forward({ minutes: 4 })
    await reconcileNow(shop)
    expect(await moneyOf(shop, numbers[0] ?? '')).toMatchObject({ payment: 'waiting-deposit', captured: 0 })
  })

  test('comes again, is taken again and comes a third time: paid once, and the books show each of it', async () => {
    const { orders, numbers, payment } = await paid()
    const [number = ''] = numbers
    for (const direction of ['back', 'in', 'back', 'in'] as const) await bank(shop, gateway, payment, direction)
    expect(await moneyOf(shop, number)).toEqual({
      ...NOTHING,
      payment: 'paid',
      captured: orders[0]?.total,
      held: false,
    })
    expect((await balancesOf(shop, number))['gateway-receivable']).toBe(orders[0]?.total)
  })

  test('of two orders together takes both, and each is held and cancelled alone', async () => {
    const { numbers, payment } = await paid([1000, 2000])
    const [first = '', second = ''] = numbers
    await bank(shop, gateway, payment, 'back')
    expect(await moneyOf(shop, first)).toMatchObject({ payment: 'waiting-deposit', captured: 0, held: true })
    expect(await moneyOf(shop, second)).toMatchObject({ payment: 'waiting-deposit', captured: 0, held: true })
    expect((await cancel(first)).data.outcome).toBe('cancelled')
    expect(await moneyOf(shop, first)).toEqual({ payment: 'cancelled', ...NOTHING, held: false })
  })

  test('an order is cancelled like an unpaid one: no 500, and nothing is promised back', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    await bank(shop, gateway, payment, 'back')
    expect((await cancel(number)).data.outcome).toBe('cancelled')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toEqual({ payment: 'cancelled', ...NOTHING, held: false })
    const mails = (await sentTo(shop, ORDERER.email)).filter((text) => text.includes(number))
    expect(mails.find((text) => text.includes('주문을 취소'))).toContain('받은 금액이 없어')
  })

  test('while its refund is on the way ends the refund: the customer has the money from the bank', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    expect((await cancel(number)).data.outcome).toBe('refunding')
    await bank(shop, gateway, payment, 'back')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toEqual({ payment: 'cancelled', ...NOTHING, held: false })
    expect(await gateway.payment(payment.gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
  })

  test('an answer of the gateway that is older than the reversal does not pay the order again', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    const { gateway: real } = shop.container
    const lookUp = real.lookUp.bind(real)
    // Asked while the deposit was there, answered when the bank had it back and had said so.
    const late: typeof lookUp = async (by) => {
      Object.assign(real, { lookUp })
      const answer = await lookUp(by)
      await bank(shop, gateway, payment, 'back')
      return answer
    }
    Object.assign(real, { lookUp: late })
    await notify(shop, payment, 'SOMETHING')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit' })
  })
})

describe('while money is missing', () => {
  test('nothing is planned, printed, bound, packed or sent, and all of it goes on where it stood when it is paid again', async () => {
    const { numbers, payment } = await paid()
    const [number = ''] = numbers
    const lineId = await putLines(shop, number, `file_state = 'approved', approved_at = now()`)
    await bank(shop, gateway, payment, 'back')
    for (const state of ['waiting', 'planned', 'printing', 'binding', 'packing']) {
      await putLines(shop, number, `production_state = '${state}'`)
      const { data } = await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })
      expect(data.items[0], state).toMatchObject({ state, message: expect.any(String) })
    }
    await putLines(shop, number, `production_state = 'done'`)
    const send = (trackingNumber: string) =>
      shop.call(dispatchOrder, {
        as: press,
        params: { orderNumber: number },
        body: { deliveryId: null, courier: '04', trackingNumber, lineIds: [] },
      })
    const held = await send('612345678901')
    expect([held.status, held.failure?.message]).toEqual([409, expect.stringContaining('입금이 취소')])
    await bank(shop, gateway, payment, 'in')
    expect((await send('612345678902')).status).toBe(200)
  })

  test('what was sent is owed: the sale stands, and paying again settles the debt', async () => {
    const { orders, numbers } = await paid([1000], '카드')
    const [number = ''] = numbers
    const total = orders[0]?.total ?? 0
    await putLines(shop, number, `file_state = 'approved', production_state = 'done', printed_at = now()`)
    await putDeliveries(shop, number, 'delivered')
    const before = await balancesOf(shop, number)
    await gateway.chargeBack(await gatewayOrderOf(number))
    await shop.runJobs()
    shop.clock.forward({ minutes: 61 })
    await reconcileNow(shop)
    expect(await moneyOf(shop, number)).toEqual({ ...NOTHING, payment: 'unpaid', receivable: total, held: true })
    const { 'gateway-receivable': _, ...sold } = before
    expect(await balancesOf(shop, number)).toEqual({ ...sold, 'customer-receivable': total })
    expect((await read(number)).label.text).toBe('배송완료')
    expect((await payFor(shop, gateway, member, [number])).answer.data.state).toBe('paid')
    expect(await moneyOf(shop, number)).toEqual({ ...NOTHING, payment: 'paid', captured: total, held: false })
    expect(await balancesOf(shop, number)).toEqual(before)
  })
})

describe('a payment that is cancelled, and not by the shop', () => {
  test('is taken from the order in every place, and paid anew in the ordinary way', async () => {
    const { orders, numbers, payment } = await paid([1000], '카드')
    const [number = ''] = numbers
    await gateway.chargeBack(payment.gatewayOrderId)
    for (const status of ['CANCELED', 'CANCELED', 'DONE']) await notify(shop, payment, status)
    expect(await moneyOf(shop, number)).toEqual({ payment: 'unpaid', ...NOTHING, held: true })
    expect(await balancesOf(shop, number)).toEqual({})
    await shop.runJobs()
    const about = (await sentTo(shop, ORDERER.phone)).filter((text) => text.includes(number))
    const messages = about.filter((text) => !text.includes('주문을 접수했습니다'))
    expect(messages).toEqual([expect.stringMatching(/결제가 취소되었습니다.*다시 결제하시면/s)])
    await payFor(shop, gateway, member, [number])
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: orders[0]?.total, held: false })
  })

  test('a part of it is taken to the won, and cancelling gives back the rest', async () => {
    const { orders, numbers, payment } = await paid([1000], '카드')
    const [number = ''] = numbers
    const total = orders[0]?.total ?? 0
    await gateway.chargeBack(payment.gatewayOrderId, 1_001)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    await gateway.chargeBack(payment.gatewayOrderId, 2_003)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await moneyOf(shop, number)).toEqual({
      ...NOTHING,
      payment: 'paid',
      captured: total,
      reversed: 3_004,
      held: true,
    })
    expect((await balancesOf(shop, number))['gateway-receivable']).toBe(total - 3_004)
    expect((await cancel(number)).data.outcome).toBe('refunding')
    expect((await read(number)).refundingTotal).toBe(total - 3_004)
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total - 3_004, held: false })
    expect(await balancesOf(shop, number)).toEqual({})
    expect(await gateway.payment(payment.gatewayOrderId)).toMatchObject({ balanceAmount: 0 })
  })

  test('of three orders together it takes the one whose amount it is, and all of them when it is all', async () => {
    const { orders, numbers, payment } = await paid([1000, 2000, 4000], '카드')
    const [first = '', second = '', third = ''] = numbers
    await gateway.chargeBack(payment.gatewayOrderId, orders[1]?.total)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await moneyOf(shop, second)).toMatchObject({ payment: 'unpaid', held: true })
    expect(await moneyOf(shop, first)).toMatchObject({ payment: 'paid', held: false })
    await gateway.chargeBack(payment.gatewayOrderId)
    await notify(shop, payment, 'CANCELED')
    expect(await moneyOf(shop, first)).toMatchObject({ payment: 'unpaid', held: true })
    expect(await moneyOf(shop, third)).toMatchObject({ payment: 'unpaid', held: true })
  })

  test('whose money it was of orders paid together is said with the rule, for who looks at one of them', async () => {
    const { orders, numbers, payment } = await paid([1000, 2000, 4000], '카드')
    const second = numbers[1] ?? ''
    const [first = '', third = ''] = numbers.filter((number) => number !== second).toSorted()
    await gateway.chargeBack(payment.gatewayOrderId, orders[1]?.total)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await noteOf(second)).toContain(`금액이 같아 이 주문으로 보았습니다. 함께 결제한 주문: ${first}, ${third}`)
    await gateway.chargeBack(payment.gatewayOrderId, 1_001)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await noteOf(first)).toContain(`주문번호가 앞서 이 주문으로 보았습니다. 함께 결제한 주문: ${third}`)
    await gateway.chargeBack(payment.gatewayOrderId)
    await notify(shop, payment, 'CANCELED')
    expect(await noteOf(third)).not.toContain('함께 결제한')
  })

  test('a refund of the shop is never taken for it, whenever its notice comes', async () => {
    const { numbers, orders, payment } = await paid([1000, 2000], '카드')
    const [first = '', second = ''] = numbers
    await cancel(first)
    // The gateway has given the money back, and the process died before it wrote that down.
    const { rows } = await shop.container.database.pool.query<{ key: string; amount: number }>(
      `select refund_key as key, amount from payment_refunds where state = 'requested'`,
    )
    const { gateway: real } = shop.container
    await real.cancel({
      paymentKey: payment.paymentKey,
      reason: '필요 없음',
      amount: rows[0]?.amount ?? 0,
      refundAccount: null,
      idempotencyKey: rows[0]?.key ?? '',
    })
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await moneyOf(shop, second)).toMatchObject({ payment: 'paid', held: false })
    await shop.runJobs()
    await notify(shop, payment, 'PARTIAL_CANCELED')
    expect(await moneyOf(shop, first)).toMatchObject({ payment: 'refunded', refunded: orders[0]?.total, reversed: 0 })
    expect(await moneyOf(shop, second)).toMatchObject({ payment: 'paid', captured: orders[1]?.total, reversed: 0 })
  })

  test('that crosses the refund of the same money is the refund', async () => {
    const { numbers, orders, payment } = await paid([1000], '카드')
    const [number = ''] = numbers
    await cancel(number)
    await gateway.chargeBack(payment.gatewayOrderId)
    await notify(shop, payment, 'CANCELED')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: orders[0]?.total, reversed: 0 })
    expect(await balancesOf(shop, number)).toEqual({})
  })
})

async function gatewayOrderOf(orderNumber: string): Promise<string> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `select a.gateway_order_id as id from payment_attempts a join payment_attempt_orders ao on ao.attempt_id = a.id
       join orders o on o.id = ao.order_id where o.number = $1 and ao.captured`,
    [orderNumber],
  )
  return rows[0]?.id ?? ''
}
