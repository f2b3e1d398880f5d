import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { listBoard, readQueue } from '#/contract/production/queue.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import type { ReversalAnswer } from '#/domain/orders/reversal-answers.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { ORDERER } from '#tests/support/orders/checkout.ts'
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
} from '#tests/support/orders/taken-back.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { seenMissing } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller
let service: StaffCaller
let press: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  finance = await shop.staff('finance')
  service = await shop.staff('service')
  press = await shop.staff('production')
})
afterEach(() => expectSound(shop))

const answer = async (orderNumber: string, how: ReversalAnswer, as = finance, reason = '고객과 통화함') => {
  const seen = await seenMissing(shop, orderNumber)
  return shop.call(answerReversal, { as, params: { orderNumber }, body: { how, reason, seen } })
}
const open = async (orderNumber: string, as = finance) =>
  (await shop.call(readStaffOrder, { as, params: { orderNumber } })).data
const waiting = async (as: StaffCaller, orderNumber: string) =>
  (await shop.call(readQueue, { as })).data.rows
    .filter(({ items }) => items.some((item) => item.orderNumber === orderNumber))
    .map(({ kind }) => kind)

/** An order whose deposit the bank has taken back. */
async function reversed(copies = 1000) {
  const { orders, numbers, payment } = await paidTogether(shop, gateway, member, [copies], { method: '가상계좌' })
  await bank(shop, gateway, payment, 'back')
  return { number: numbers[0] ?? '', total: orders[0]?.total ?? 0, payment }
}

/** An order paid by card of which a part, or all, was cancelled by the card company. */
async function chargedBack(amount?: number, put = '') {
  const { orders, numbers, payment } = await paidTogether(shop, gateway, member, [1000])
  const number = numbers[0] ?? ''
  const lineId = put ? await putLines(shop, number, put) : ''
  await gateway.chargeBack(payment.gatewayOrderId, amount)
  await notify(shop, payment, amount === undefined ? 'CANCELED' : 'PARTIAL_CANCELED')
  return { number, total: orders[0]?.total ?? 0, payment, lineId }
}

test('the desk finds it in its queue with what was taken, also when the order had arrived long ago', async () => {
  const { number, total } = await reversed()
  expect(await waiting(finance, number)).toEqual(['money-taken-back'])
  expect((await open(number)).missingMoney).toMatchObject({
    open: true,
    items: [{ kind: 'deposit', amount: total }],
    left: 0,
    answers: ['cancel', 'receivable'],
  })
  const { orders, numbers, payment } = await paidTogether(shop, gateway, member, [1000])
  const old = numbers[0] ?? ''
  await putLines(shop, old, `file_state = 'approved', production_state = 'done', printed_at = now()`)
  await putDeliveries(shop, old, 'confirmed')
  await gateway.chargeBack(payment.gatewayOrderId)
  await notify(shop, payment, 'CANCELED')
  expect(await waiting(finance, old)).toEqual(['money-taken-back'])
  const board = await shop.call(listBoard, { as: finance, query: { kind: 'money-taken-back' } })
  expect(board.data.items.map((row) => row.orderNumber)).toContain(old)
  expect((await open(old)).missingMoney).toMatchObject({
    items: [{ kind: 'chargeback', amount: orders[0]?.total }],
    answers: ['receivable', 'received', 'written-off'],
  })
})

test('only who keeps the money may answer; everybody else reads it without buttons, and a stranger gets what nothing gives', async () => {
  const { number } = await reversed()
  for (const as of [service, press]) {
    expect((await answer(number, 'receivable', as)).status).toBe(403)
    expect((await open(number, as)).missingMoney?.answers).toEqual([])
  }
  const params = { orderNumber: number }
  const body = { how: 'receivable' as const, reason: '장난', seen: {} }
  expect((await shop.call(answerReversal, { params, body })).status).toBe(401)
  expect([401, 403]).toContain((await shop.call(answerReversal, { as: member, params, body })).status)
  expect((await answer('20200101-AAAAAA', 'receivable')).status).toBe(404)
  expect((await answer(number, 'receivable', finance, ' ')).status).toBe(400)
  expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit', held: true })
})

test('paid again needs no answer: the work is gone, and answering is refused in words', async () => {
  const { number, payment } = await reversed()
  await bank(shop, gateway, payment, 'in')
  expect(await waiting(finance, number)).not.toContain('money-taken-back')
  expect((await open(number)).missingMoney).toBeNull()
  for (const how of ['cancel', 'receivable', 'received', 'written-off'] as const) {
    const late = await answer(number, how)
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('새로 고쳐')])
  }
})

test('each answer leaves who gave it and why in the audit log', async () => {
  const { number, total } = await reversed()
  await answer(number, 'receivable', finance, '거래처와 월말 정산하기로 함')
  const { rows } = await shop.container.database.pool.query(
    `select action, actor_id, detail from audit_log where object_kind = 'order' and object_id = $1`,
    [number],
  )
  expect(rows).toEqual([
    {
      action: 'order.money-receivable',
      actor_id: finance.staffId,
      detail: { amount: total, reason: '거래처와 월말 정산하기로 함' },
    },
  ])
})

describe('cancelling', () => {
  test('an order with nothing left closes it and its account', async () => {
    const { number, payment } = await reversed()
    expect((await answer(number, 'cancel')).data.outcome).toBe('cancelled')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'cancelled', captured: 0, held: false })
    expect(await gateway.payment(payment.gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
    expect((await answer(number, 'cancel')).status).toBe(409)
    const mails = (await sentTo(shop, ORDERER.email)).filter((text) => text.includes(number))
    expect(mails.find((text) => text.includes('주문을 취소'))).toContain('받은 금액이 없어')
  })

  test('an order with a part left sends the part back', async () => {
    const { number, total } = await chargedBack(7_777)
    expect((await open(number)).missingMoney).toMatchObject({ left: total - 7_777, needsAccount: false })
    expect((await answer(number, 'cancel')).data.outcome).toBe('refunding')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total - 7_777, reversed: 7_777 })
    expect(await balancesOf(shop, number)).toEqual({})
  })

  test('is not offered once a sheet is printed', async () => {
    const { number } = await chargedBack(
      undefined,
      `file_state = 'approved', production_state = 'printing', printed_at = now()`,
    )
    expect((await answer(number, 'cancel')).status).toBe(409)
  })

  test('an order that was to be paid later undoes the debt with the sale', async () => {
    const { number } = await reversed()
    await answer(number, 'receivable')

    const cancelled = await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: number },
      body: { reason: '필요 없음' },
    })
    expect(cancelled.data.outcome).toBe('cancelled')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'cancelled', receivable: 0 })
    expect(await balancesOf(shop, number)).toEqual({})
  })
})

describe('going on though the money is missing', () => {
  test('makes a debt of the whole and lets the press have it; a later deposit pays the debt', async () => {
    const { number, total, payment } = await reversed()
    const lineId = await putLines(shop, number, `file_state = 'approved', approved_at = now()`)
    const advance = async () =>
      (await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })).data.items[0]?.state
    expect(await advance()).toBe('waiting')
    expect((await answer(number, 'receivable')).data.outcome).toBe('receivable')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'deferred', receivable: total, held: false })
    expect((await balancesOf(shop, number))['customer-receivable']).toBe(total)
    expect(await advance()).toBe('planned')
    expect((await open(number)).missingMoney).toMatchObject({ open: false, answers: [] })
    await bank(shop, gateway, payment, 'in')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total, receivable: 0 })
    expect((await balancesOf(shop, number))['customer-receivable']).toBeUndefined()
  })

  test('makes a debt of a part, and the rest can still be charged back', async () => {
    const { number, total, payment } = await chargedBack(5_555)
    await answer(number, 'receivable')
    expect(await moneyOf(shop, number)).toMatchObject({
      payment: 'paid',
      reversed: 5_555,
      receivable: 5_555,
      held: false,
    })
    await gateway.chargeBack(payment.gatewayOrderId)
    await notify(shop, payment, 'CANCELED')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'unpaid', captured: 0, receivable: 5_555, held: true })
    await answer(number, 'receivable')
    expect(await balancesOf(shop, number)).toMatchObject({ 'customer-receivable': total })
  })
})

describe('a debt that is settled for good', () => {
  test.each([
    ['received', 'bank'],
    ['written-off', 'bad-debts'],
  ] as const)('%s: stands at %s, takes no second payment and closes the account', async (how, account) => {
    const { number, total, payment } = await reversed()
    await putLines(shop, number, `file_state = 'approved', production_state = 'done', printed_at = now()`)
    expect((await answer(number, 'receivable')).data.outcome).toBe('receivable')
    expect((await answer(number, how)).data.outcome).toBe(how)
    expect(await moneyOf(shop, number)).toMatchObject({
      payment: 'deferred',
      receivable: 0,
      settled: total,
      held: false,
    })
    expect((await balancesOf(shop, number))[account]).toBe(total)
    await shop.runJobs()
    expect(await gateway.payment(payment.gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
    expect((await answer(number, how)).status).toBe(409)
  })

  test('straight from the reversal of a printed job, whole or in part', async () => {
    const printed = `file_state = 'approved', production_state = 'packing', printed_at = now()`
    const whole = await chargedBack(undefined, printed)
    await answer(whole.number, 'written-off')
    expect(await balancesOf(shop, whole.number)).toMatchObject({ 'bad-debts': whole.total })
    const part = await chargedBack(3_333, printed)
    await answer(part.number, 'received')
    expect(await moneyOf(shop, part.number)).toMatchObject({ payment: 'paid', reversed: 3_333, settled: 3_333 })
    expect(await balancesOf(shop, part.number)).toMatchObject({
      bank: 3_333,
      'gateway-receivable': part.total - 3_333,
    })
  })

  test('not before the job can no longer be cancelled', async () => {
    const { number } = await reversed()
    expect((await answer(number, 'received')).status).toBe(409)
    expect((await answer(number, 'written-off')).status).toBe(409)
  })
})
