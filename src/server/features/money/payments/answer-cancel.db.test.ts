import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { advanceLines, moveLine } from '#/contract/production/production.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { ORDERER, payFor, placeFlyer, type WindowChoice } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { seenCancel } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller
let press: StaffCaller

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
const REASON = '전시가 미뤄졌어요'

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  desk = await shop.staff('service')
  press = await shop.staff('production')
})

/** A paid order whose proof is approved. */
async function approved(choice: WindowChoice = {}) {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [orderNumber], choice)
  if (choice.method === '가상계좌') {
    await gateway.deposit(gatewayOrderId)
    const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: 'x' }
    await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  }
  const { rows } = await shop.container.database.db.execute<{ id: string }>(sql`
    update order_lines l set file_state = 'approved' from orders o
    where o.id = l.order_id and o.number = ${orderNumber} returning l.id`)
  await restateAll(shop)
  return { params: { orderNumber }, total, gatewayOrderId, lineId: rows[0]?.id ?? '' }
}
type Params = { readonly orderNumber: string }
const cancellation = (params: Params, refundAccount?: typeof ACCOUNT) =>
  shop.call(cancelOrder, { as: member, params, body: { reason: REASON, ...(refundAccount ? { refundAccount } : {}) } })
type Words =
  | { agreed: false; text: string }
  | { agreed: true; kept: number; text: string; refundAccount?: typeof ACCOUNT }
const answer = async (params: Params, body: Words, as = desk) =>
  shop.call(answerCancel, { as, params, body: { ...body, seen: await seenCancel(shop, params.orderNumber) } })
const read = async (params: Params) => (await shop.call(readOrder, { as: member, params })).data
/** What became of the money as the desk and the customer read it, each adding up to what was paid. */
async function settled(params: Params, total: number) {
  const { settlement } = (await shop.call(readStaffOrder, { as: desk, params })).data
  const mine = await read(params)
  expect(mine.keptTotal + mine.refundedTotal + mine.refundingTotal).toBe(total)
  if (!settlement) throw new Error('the desk reads nothing about the money')
  expect(settlement.refunds.reduce((sum, { amount }) => sum + amount, settlement.kept)).toBe(total)
  expect(settlement.paid).toBe(total)
  return [settlement.kept, ...settlement.refunds.map(({ state }) => state)]
}
const asked = async (params: Params, as = desk) => (await shop.call(readStaffOrder, { as, params })).data.cancelRequest

describe('agreed', () => {
  test('without costs the whole goes back, once', async () => {
    const { params, total } = await approved()
    expect((await cancellation(params)).data.outcome).toBe('requested')
    expect(await asked(params)).toMatchObject({ reason: REASON, paid: total, needsAccount: false, mayAnswer: true })
    const yes = { agreed: true, kept: 0, text: '취소해 드렸습니다.' } as const
    expect((await answer(params, yes)).data.outcome).toBe('refunding')
    expect((await answer(params, yes)).failure?.code).toBe('CONFLICT')
    await shop.runJobs()
    expect(await read(params)).toMatchObject({ payment: 'refunded', refundedTotal: total, keptTotal: 0 })
    expect(await asked(params)).toBeNull()
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('with costs the rest goes back, and screen, mail and books say so', async () => {
    const { params, total, gatewayOrderId } = await approved()
    await cancellation(params)
    const kept = 5_000
    expect((await shop.call(readStaffOrder, { as: desk, params })).data.settlement).toBeNull()
    await answer(params, { agreed: true, kept, text: '인쇄판 값을 뺐습니다.' })
    expect((await read(params)).label.text).toBe('환불 진행중')
    expect(await settled(params, total)).toEqual([kept, 'requested'])
    await shop.runJobs()
    expect(await settled(params, total)).toEqual([kept, 'done'])
    const seen = await read(params)
    expect(seen).toMatchObject({ payment: 'partly-refunded', refundedTotal: total - kept, keptTotal: kept })
    expect(seen.label).toMatchObject({ step: 'cancelled', text: '취소 · 일부 환불' })
    expect(seen.timeline.map(({ text }) => text)).toContain('주문을 취소했습니다. 인쇄판 값을 뺐습니다.')
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: kept })
    const mails = (await sentTo(shop, ORDERER.email)).filter((mail) => mail.includes(params.orderNumber))
    expect(mails.filter((mail) => mail.includes('5,000원을 뺀') && mail.includes('인쇄판 값'))).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('with costs as high as what was paid nothing goes back, and never more is kept', async () => {
    const { params, total } = await approved()
    await cancellation(params)
    const keep = (kept: number) => answer(params, { agreed: true, kept, text: '인쇄판과 종이 값입니다.' })
    expect((await keep(total + 1)).failure).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await keep(-1)).status).toBe(400)
    expect((await keep(0.5)).status).toBe(400)
    expect((await keep(total)).data.outcome).toBe('cancelled')
    await shop.runJobs()
    expect((await read(params)).label.text).toBe('취소완료')
    expect(await settled(params, total)).toEqual([total])
    const { orders } = (await shop.call(listOrders, { as: member, query: {} })).data
    expect(orders.find((order) => order.orderNumber === params.orderNumber)?.label.text).toBe('취소완료')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('a deposit goes back to the account of the cancellation, or to one that staff was told', async () => {
    const [first, second] = [await approved({ method: '가상계좌' }), await approved({ method: '가상계좌' })]
    await cancellation(first.params, ACCOUNT)
    expect((await asked(first.params))?.needsAccount).toBe(false)
    expect((await answer(first.params, { agreed: true, kept: 0, text: '네.' })).data.outcome).toBe('refunding')
    await cancellation(second.params)
    expect((await asked(second.params))?.needsAccount).toBe(true)
    const yes = { agreed: true, kept: 1_000, text: '네.' } as const
    expect((await answer(second.params, yes)).failure?.message).toContain('계좌')
    expect((await answer(second.params, { ...yes, refundAccount: ACCOUNT })).data.outcome).toBe('refunding')
    await shop.runJobs()
    expect((await read(first.params)).payment).toBe('refunded')
    expect((await read(second.params)).payment).toBe('partly-refunded')
    const { rows } = await shop.container.database.db.execute(
      sql`select 1 from orders where cancel_refund_account is not null`,
    )
    expect(rows).toEqual([])
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('refused', () => {
  test('the order goes on, the customer reads and is mailed why, and may ask again', async () => {
    const { params } = await approved()
    await cancellation(params)
    expect((await answer(params, { agreed: false, text: ' ' })).status).toBe(400)
    expect((await answer(params, { agreed: false, text: '이미 종이를 잘랐습니다.' })).data.outcome).toBe('refused')
    const seen = await read(params)
    expect(seen).toMatchObject({ payment: 'paid', cancel: 'by-agreement', cancelRequestedAt: null })
    expect(seen.timeline.at(-1)?.text).toContain('이미 종이를 잘랐습니다.')
    const mails = await sentTo(shop, ORDERER.email)
    expect(mails.filter((mail) => mail.includes('종이를 잘랐') && mail.includes(params.orderNumber))).toHaveLength(1)
    expect((await cancellation(params)).data.outcome).toBe('requested')
  })
})

test('without an open cancellation there is nothing to answer, and other roles may not', async () => {
  const { params } = await approved()
  const yes = { agreed: true, kept: 0, text: '네.' } as const
  expect((await answer(params, yes)).failure).toMatchObject({ code: 'CONFLICT' })
  expect((await answer({ orderNumber: '20200101-AAAAAA' }, yes)).status).toBe(404)
  await cancellation(params)
  expect((await answer(params, yes, press)).status).toBe(403)
  expect((await asked(params, press))?.mayAnswer).toBe(false)
  expect((await shop.call(answerCancel, { as: member, params, body: { ...yes, seen: {} } })).status).toBe(403)
  expect((await read(params)).payment).toBe('paid')
  expect((await answer(params, yes, await shop.staff('finance'))).data.outcome).toBe('refunding')
})

test('nothing is put on a press while the cancellation is open', async () => {
  const { params, lineId } = await approved()
  await cancellation(params)
  const plan = () => shop.call(moveLine, { as: press, params: { lineId }, body: { event: 'plan' } })
  expect((await plan()).failure).toMatchObject({ code: 'CONFLICT' })
  const { items } = (await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })).data
  expect(items[0]).toMatchObject({ state: 'waiting' })
  expect(items[0]?.message).toContain('취소를 요청한')
  await answer(params, { agreed: false, text: '그대로 만들겠습니다.' })
  expect((await plan()).data.state).toBe('planned')
})
