import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeOrderLine, previewOrderChange } from '#/contract/money/order-changes.contract.ts'
import { confirmPayment, readPayable } from '#/contract/money/payments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { changeLine, lineNow, takeBack } from '#tests/support/orders/change-paid.ts'
import { openWindow, payFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, bank, moneyOf, paidTogether, putDeliveries, putLines } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  desk = await shop.staff('service')
})
// The books agree with the orders and the gateway, whatever was changed how often.
afterEach(() => expectSound(shop))

async function paid(method: '카드' | '가상계좌' = '카드', copies = 1000) {
  const { orders, payment } = await paidTogether(shop, gateway, member, [copies], { method })
  const [order] = orders
  if (!order) throw new Error('nothing was ordered')
  return { number: order.orderNumber, total: order.total, payment }
}

const received = async (number: string) => (await balancesOf(shop, number))['gateway-receivable'] ?? 0

async function repaymentsOf(number: string) {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ cause: string; amount: number; state: string }>(
    `select r.cause, r.amount::int as amount, r.state from repayments r
       join orders o on o.id = any (r.order_ids) where o.number = $1 order by r.created_at`,
    [number],
  )
  return rows
}

describe('a dearer change of a paid order', () => {
  test('stands still until the difference is paid on the usual page, and is carried out by the payment', async () => {
    const { number, total } = await paid()
    const { data } = await changeLine(shop, desk, number, { copies: 3000 })
    expect(data).toMatchObject({ state: 'waiting', orderNumber: number })
    expect(data.difference).toBeGreaterThan(0)
    expect(await lineNow(shop, number)).toMatchObject({ total, waits: true, spec: { copies: 1000 } })
    const payable = await shop.call(readPayable, { as: member, query: { orderNumbers: number } })
    expect(payable.data).toMatchObject({ total: data.difference, orders: [{ payable: true, difference: true }] })
    const { answer } = await payFor(shop, gateway, member, [number])
    expect(answer.data).toMatchObject({ state: 'paid', amount: data.difference })
    const after = total + data.difference
    expect(await lineNow(shop, number)).toMatchObject({ total: after, waits: false, spec: { copies: 3000 } })
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: after, refunded: 0 })
    expect(await received(number)).toBe(after)
    expect(await repaymentsOf(number)).toEqual([])
  })

  test('is taken back as if it had never been, and what is still paid for it goes back', async () => {
    const { number, total } = await paid()
    const { data } = await changeLine(shop, desk, number, { copies: 3000 })
    const window = await openWindow(shop, gateway, member, [number])
    expect((await takeBack(shop, desk, number)).status).toBe(200)
    const late = await shop.call(confirmPayment, { as: member, body: window })
    expect(late.data.state).toBe('refused')
    expect(await lineNow(shop, number)).toMatchObject({ total, waits: false, spec: { copies: 1000 } })
    expect(data.difference).toBeGreaterThan(0)
    expect(await received(number)).toBe(total)
    expect((await takeBack(shop, desk, number)).status).toBe(409)
  })

  test('paid by a deposit that crosses the taking back is owed to the customer', async () => {
    const { number, total } = await paid()
    const { data } = await changeLine(shop, desk, number, { copies: 3000 })
    const payment = await payFor(shop, gateway, member, [number], { method: '가상계좌' })
    await gateway.deposit(payment.gatewayOrderId)
    expect((await takeBack(shop, desk, number)).status).toBe(200)
    const owed = { cause: 'change-ended', amount: data.difference, state: 'needs-account' }
    expect(await repaymentsOf(number)).toEqual([owed])
    expect(await lineNow(shop, number)).toMatchObject({ total, waits: false })
    expect(await received(number)).toBe(total)
  })

  test('holds production, and is over with the order', async () => {
    const { number } = await paid()
    await changeLine(shop, desk, number, { copies: 3000 })
    const { lineId } = await lineNow(shop, number)
    await putLines(shop, number, `file_state = 'approved'`)
    const press = await shop.staff('production')
    const move = await shop.call(moveLine, {
      as: press,
      params: { lineId },
      body: { event: 'plan' },
      key: randomUUID(),
    })
    expect(move.failure?.message).toContain('차액')
    await putLines(shop, number, `file_state = 'no-file'`)
    const window = await openWindow(shop, gateway, member, [number])
    const cancel = { as: member, params: { orderNumber: number }, body: { reason: '마음이 바뀜' }, key: randomUUID() }
    expect((await shop.call(cancelOrder, cancel)).status).toBe(200)
    expect((await shop.call(confirmPayment, { as: member, body: window })).data.state).toBe('refused')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded' })
  })
})

describe('a cheaper change of a paid order', () => {
  test('is done at once, and the difference goes back over the card, once', async () => {
    const { number, total } = await paid('카드', 3000)
    const key = randomUUID()
    const first = await changeLine(shop, desk, number, { copies: 1000 }, { key })
    expect(first.data).toMatchObject({ state: 'applied' })
    const back = -first.data.difference
    expect(await repaymentsOf(number)).toEqual([{ cause: 'order-changed', amount: back, state: 'returned' }])
    expect(await lineNow(shop, number)).toMatchObject({ total: total - back, waits: false, spec: { copies: 1000 } })
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total - back, refunded: 0 })
    expect(await received(number)).toBe(total - back)
  })

  test('of a deposit asks for an account, and a withdrawn deposit leaves nothing behind', async () => {
    const { number, total, payment } = await paid('가상계좌', 3000)
    const { data } = await changeLine(shop, desk, number, { copies: 1000 })
    const owed = { cause: 'order-changed', amount: -data.difference }
    expect(await repaymentsOf(number)).toEqual([{ ...owed, state: 'needs-account' }])
    await bank(shop, gateway, payment, 'back')
    expect(await repaymentsOf(number)).toEqual([{ ...owed, state: 'reversed' }])
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit', captured: 0, held: true })
    await bank(shop, gateway, payment, 'in')
    expect(await moneyOf(shop, number)).toMatchObject({
      payment: 'paid',
      captured: total + data.difference,
      held: false,
    })
    expect((await repaymentsOf(number)).map(({ state }) => state)).toEqual(['reversed', 'needs-account'])
  })

  test('lets go of a whole deposit, which stays owed when the bank takes the first one back', async () => {
    const { number, payment } = await paid('가상계좌')
    const dearer = await changeLine(shop, desk, number, { copies: 3000 })
    const second = await payFor(shop, gateway, member, [number], { method: '가상계좌' })
    await bank(shop, gateway, second, 'in')
    await changeLine(shop, desk, number, { copies: 500 })
    await bank(shop, gateway, payment, 'back')
    expect(await repaymentsOf(number)).toContainEqual({
      cause: 'order-changed',
      amount: dearer.data.difference,
      state: 'needs-account',
    })
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit', captured: 0, held: true })
  })

  test('after a dearer one goes back over what was paid last, and a cancellation over all', async () => {
    const { number, total } = await paid()
    await changeLine(shop, desk, number, { copies: 3000 })
    await payFor(shop, gateway, member, [number])
    await changeLine(shop, desk, number, { copies: 500 })
    const causes = await repaymentsOf(number)
    expect(causes.map(({ cause }) => cause)).toEqual(['order-changed', 'order-changed'])
    const left = (await lineNow(shop, number)).total
    expect(left).toBeLessThan(total)
    const cancel = { as: member, params: { orderNumber: number }, body: { reason: '마음이 바뀜' }, key: randomUUID() }
    expect((await shop.call(cancelOrder, cancel)).data).toMatchObject({ outcome: 'refunding' })
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', captured: left, refunded: left })
    expect(await received(number)).toBe(0)
  })
})

describe('what cannot be changed', () => {
  test('answers in Korean and changes nothing', async () => {
    const { number, total } = await paid()
    const { lineId, spec } = await lineNow(shop, number)
    const ask = (body: object) =>
      shop.call(previewOrderChange, {
        as: desk,
        params: { lineId },
        body: { spec, seenSpec: spec, counts: [], ...body },
      })
    expect((await ask({})).status).toBe(400)
    expect((await ask({ spec: { ...spec, copies: 0 } })).status).toBe(400)
    expect((await ask({ seenSpec: { ...spec, copies: 7 }, spec: { ...spec, copies: 3000 } })).status).toBe(409)
    const wrong = {
      spec: { ...spec, copies: 3000 },
      seenSpec: spec,
      counts: [],
      reason: '전화로 부탁',
      shownDifference: 1,
    }
    const asked = await shop.call(changeOrderLine, { as: desk, params: { lineId }, body: wrong, key: randomUUID() })
    expect(asked).toMatchObject({ status: 409 })
    await putLines(shop, number, `production_state = 'printing'`)
    expect((await ask({ spec: { ...spec, copies: 3000 } })).status).toBe(409)
    await putLines(shop, number, `production_state = 'waiting'`)
    await putDeliveries(shop, number, 'shipped')
    expect((await ask({ spec: { ...spec, copies: 3000 } })).status).toBe(409)
    await putDeliveries(shop, number, 'preparing')
    expect(await lineNow(shop, number)).toMatchObject({ total, waits: false })
  })

  test('is nobody’s but the desk’s', async () => {
    const { number } = await paid()
    const { lineId, spec } = await lineNow(shop, number)
    const body = { spec: { ...spec, copies: 3000 }, seenSpec: spec, counts: [] }
    const press = await shop.staff('production')
    expect((await shop.call(previewOrderChange, { as: press, params: { lineId }, body })).status).toBe(403)
    const nowhere = { lineId: randomUUID() }
    expect((await shop.call(previewOrderChange, { as: desk, params: nowhere, body })).status).toBe(404)
  })
})

test('what a change says without the books, and a hold without its change, are seen by the doctor', async () => {
  const { number } = await paid()
  await changeLine(shop, desk, number, { copies: 3000 })
  const kinds = async (breach: string, mend: string) => {
    const { pool } = shop.container.database
    await pool.query(breach, [number])
    const broken = (await shop.brokenInvariants()).map((line) => line.split(' ')[0])
    await pool.query(mend, [number])
    return [...new Set(broken)]
  }
  const hold = (since: string) => `update orders set change_waits_since = ${since} where number = $1`
  expect(await kinds(hold('null'), hold('now()'))).toEqual(['I3g', 'I13'])
  await payFor(shop, gateway, member, [number])
  const ofOrder = `from orders o where o.number = $1 and o.id = c.order_id`
  const add = (won: number) => `update order_changes c set difference = difference + ${won} ${ofOrder}`
  expect(await kinds(add(1), add(-1))).toEqual(['I3h'])
  const free = (won: number) =>
    `update payment_attempt_orders c set released = ${won} ${ofOrder} and c.change_id is null`
  expect(await kinds(free(1), free(0))).toEqual(['I3', 'I3d', 'I3h'])
})
