import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readLeaving } from '#/contract/people/profile.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, readPayable, readTakenBack, startPayment } from '#/contract/money/payments.contract.ts'
import type { ReversalAnswer } from '#/domain/orders/reversal-answers.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { openWindow, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import {
  balancesOf,
  bank,
  moneyOf,
  notify,
  paidTogether,
  putDeliveries,
  putLines,
} from '#tests/support/orders/taken-back.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { seenMissing } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  finance = await shop.staff('finance')
})
// The books agree with the orders and the gateway, whatever was paid how often.
afterEach(() => expectSound(shop))

const answer = async (orderNumber: string, how: ReversalAnswer) => {
  const body = { how, reason: '고객과 통화함', seen: await seenMissing(shop, orderNumber) }
  return shop.call(answerReversal, { as: finance, params: { orderNumber }, body })
}
const takenBack = (orderNumber: string, as = member) => shop.call(readTakenBack, { as, params: { orderNumber } })
const order = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

async function reversed() {
  const { orders, numbers, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
  await bank(shop, gateway, payment, 'back')
  return { number: numbers[0] ?? '', total: orders[0]?.total ?? 0, payment }
}

/** An order that goes on although its deposit was taken back: the customer owes it. */
async function owed() {
  const taken = await reversed()
  await answer(taken.number, 'receivable')
  return taken
}

describe('what the customer is told of money that was taken back', () => {
  test('what happened, what is owed, that work stands still and that the account still takes it', async () => {
    const { number, total } = await reversed()
    expect((await takenBack(number)).data).toMatchObject({
      kind: 'deposit',
      amount: total,
      owed: total,
      held: true,
      payable: false,
      account: true,
    })
    expect(await order(number)).toMatchObject({ moneyTaken: true, payable: false })
  })

  test('nothing of an order that nothing is missing of, and nothing to anybody else', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    expect((await takenBack(orderNumber)).data).toBeNull()
    expect(await order(orderNumber)).toMatchObject({ moneyTaken: false, payable: true })
    const { number } = await reversed()
    const stranger = await shop.member()
    expect((await takenBack(number, stranger)).status).toBe(404)
    expect((await takenBack('20200101-AAAAAA', stranger)).status).toBe(404)
    expect((await shop.call(readTakenBack, { params: { orderNumber: number } })).status).toBe(401)
  })

  test('of a part that the card company took: how much, and that the shop will call', async () => {
    const { numbers, payment } = await paidTogether(shop, gateway, member, [1000])
    const number = numbers[0] ?? ''
    await gateway.chargeBack(payment.gatewayOrderId, 4_000)
    await notify(shop, payment, 'PARTIAL_CANCELED')
    const part = { kind: 'chargeback', amount: 4_000, owed: 4_000, payable: false, account: false }
    expect((await takenBack(number)).data).toMatchObject({ ...part, held: true })
    await answer(number, 'receivable')
    expect((await takenBack(number)).data).toMatchObject({ ...part, held: false })
  })
})

describe('an order that goes on as a debt', () => {
  test('is paid by card: the debt is gone, the books say so, and nobody can pay in a second time', async () => {
    const { number, total, payment } = await owed()
    expect((await takenBack(number)).data).toMatchObject({ held: false, owed: total, payable: true, account: true })
    expect(await order(number)).toMatchObject({ payment: 'deferred', payable: true })
    const payable = await shop.call(readPayable, { as: member, query: { orderNumbers: number } })
    expect(payable.data.orders).toMatchObject([{ payment: 'deferred', payable: true }])
    expect((await payFor(shop, gateway, member, [number])).answer.data.state).toBe('paid')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total, receivable: 0, held: false })
    const balances = await balancesOf(shop, number)
    expect([balances['gateway-receivable'], balances['customer-receivable']]).toEqual([total, undefined])
    await shop.runJobs()
    expect(await gateway.payment(payment.gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
    expect((await takenBack(number)).data).toBeNull()
  })

  test('is paid once by two windows that come back together, and the second takes nothing', async () => {
    const { number, total } = await owed()
    const windows = [
      await openWindow(shop, gateway, member, [number]),
      await openWindow(shop, gateway, member, [number]),
    ]
    const answers = await Promise.all(windows.map((body) => shop.call(confirmPayment, { as: member, body })))
    expect(answers.map(({ data }) => data.state).toSorted()).toEqual(['paid', 'refused'])
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total, receivable: 0 })
    const taken = await Promise.all(windows.map(({ gatewayOrderId }) => gateway.payment(gatewayOrderId)))
    expect(taken.filter((seen) => seen?.['status'] === 'DONE')).toHaveLength(1)
  })

  test('stays a debt when the card is refused, and is paid by the next try', async () => {
    const { number, total } = await owed()
    expect((await payFor(shop, gateway, member, [number], { outcome: 'refuse-at-confirm' })).answer.data.state).toBe(
      'refused',
    )
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'deferred', receivable: total, held: false })
    expect((await payFor(shop, gateway, member, [number])).answer.data.state).toBe('paid')
  })

  test('a deposit that crosses the card is owed back, never kept', async () => {
    const { number, total, payment } = await owed()
    await payFor(shop, gateway, member, [number])
    await bank(shop, gateway, payment, 'in')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total })
    const { rows } = await shop.container.database.pool.query(
      `select r.cause, r.amount::int from repayments r join payment_attempts a on a.id = r.attempt_id where a.gateway_order_id = $1`,
      [payment.gatewayOrderId],
    )
    expect(rows).toEqual([{ cause: 'paid-twice', amount: total }])
  })

  test('is not paid once finance has closed it', async () => {
    const { number } = await owed()
    await putLines(shop, number, `file_state = 'approved', production_state = 'done', printed_at = now()`)
    await answer(number, 'received')
    const late = await shop.call(startPayment, { as: member, body: { orderNumbers: [number], method: 'card' } })
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('내실 금액이 없습니다')])
    expect((await takenBack(number)).data).toBeNull()
  })

  test('keeps its member from leaving while it is owed, and no longer once it is closed', async () => {
    const before = member
    member = await shop.member()
    const { number } = await owed()
    await putLines(shop, number, `file_state = 'approved', production_state = 'done', printed_at = now()`)
    await putDeliveries(shop, number, 'confirmed')
    await restateAll(shop)
    const leaving = async () => (await shop.call(readLeaving, { as: member })).data
    expect((await leaving()).orders).toMatchObject([{ orderNumber: number, act: 'settle' }])
    await answer(number, 'written-off')
    expect(await leaving()).toMatchObject({ mayLeave: true, orders: [], unpaid: [] })
    member = before
  })
})
