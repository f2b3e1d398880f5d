import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import * as desk from '#/contract/money/staff-repayments.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { ORDERER, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { seenRepayment } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
const WRONG = { ...ACCOUNT, holderName: '불일치' }

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  byDay(shop)
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
})

/** A paid deposit whose cancelling names an account that the bank refuses. */
async function refusedRefund() {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: 'd' }
  await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  const body = { reason: '필요 없음', refundAccount: WRONG }
  await shop.call(cancelOrder, { as: member, params: { orderNumber }, body })
  await shop.runJobs()
  return { orderNumber, total, gatewayOrderId, params: { repaymentId: (await rowOf(orderNumber))?.id ?? '' } }
}
async function rowOf(orderNumber: string) {
  const { data } = await shop.call(desk.listRepayments, { as: finance, query: { show: 'all' } })
  return data.repayments.find((row) => row.orderNumbers.includes(orderNumber))
}
const owedNumbers = async () =>
  (await shop.call(desk.listRepayments, { as: finance, query: {} })).data.repayments.flatMap((row) => row.orderNumbers)
const orderOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
async function booked(orderNumber: string, account: string) {
  const { rows } = await shop.container.database.db.execute<{ sum: number | null }>(sql`
    select sum(p.amount)::bigint as sum from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    where t.memo = ${orderNumber} and p.account = ${account}`)
  return rows[0]?.sum ?? 0
}

test('a refund that the bank refuses is work of finance with its reason, and the customer is told that it failed', async () => {
  const { orderNumber, total } = await refusedRefund()
  const row = await rowOf(orderNumber)
  expect(row).toMatchObject({ state: 'refused', amount: total, failureCode: 'INVALID_REFUND_ACCOUNT_INFO' })
  expect(row?.failure).toContain('일치하지 않습니다')
  expect(JSON.stringify(row)).not.toContain(ORDERER.name)
  const { rows } = (await shop.call(readQueue, { as: finance })).data
  const waiting = rows.find(({ kind }) => kind === 'repay')
  expect(waiting?.items.map((item) => item.orderNumber)).toContain(orderNumber)
  const clerk = await shop.staff('production')
  expect((await shop.call(readQueue, { as: clerk })).data.rows.some(({ kind }) => kind === 'repay')).toBe(false)
  const told = (await sentTo(shop, ORDERER.email)).filter((mail) => mail.includes(orderNumber))
  expect(told.filter((mail) => mail.includes('아직 돌려 드리지 못했습니다'))).toHaveLength(1)
  expect((await orderOf(orderNumber)).label.text).toBe('환불 진행중')
  expect(await shop.brokenInvariants()).toEqual([])
})

test('finance sends it with another account, and order, gateway and books end as if it had gone at once', async () => {
  const { orderNumber, total, gatewayOrderId, params } = await refusedRefund()
  const send = async (body: { refundAccount?: typeof ACCOUNT }) => {
    const seen = await seenRepayment(shop, params.repaymentId)
    return shop.call(desk.sendRepayment, { as: finance, params, body: { ...body, seen } })
  }
  await send({})
  await shop.runJobs()
  expect(await rowOf(orderNumber)).toMatchObject({ state: 'refused' })
  expect((await send({ refundAccount: ACCOUNT })).status).toBe(200)
  expect((await send({ refundAccount: ACCOUNT })).status).toBe(409)
  await shop.runJobs()
  expect(await rowOf(orderNumber)).toMatchObject({ state: 'returned' })
  expect(await orderOf(orderNumber)).toMatchObject({ payment: 'refunded', refundedTotal: total })
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: 0 })
  expect(await owedNumbers()).not.toContain(orderNumber)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('what finance sent by hand leaves the shop’s bank and not the gateway, with its reason in the audit log', async () => {
  const { orderNumber, total, gatewayOrderId, params } = await refusedRefund()
  const note = '11월 22일 신한은행 김직지'
  const seen = await seenRepayment(shop, params.repaymentId)
  const record = () => shop.call(desk.recordTransfer, { as: finance, params, body: { note, seen } })
  expect((await shop.call(desk.recordTransfer, { as: finance, params, body: { note: ' ', seen } })).status).toBe(400)
  const answers = await Promise.all([record(), record(), record()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await shop.runJobs()
  expect(await rowOf(orderNumber)).toMatchObject({ state: 'transferred', note })
  expect(await orderOf(orderNumber)).toMatchObject({ payment: 'refunded', refundedTotal: total })
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: total })
  expect(await booked(orderNumber, 'gateway-receivable')).toBe(total)
  expect(await booked(orderNumber, 'bank')).toBe(-total)
  const { data } = await shop.call(listAudit, { as: await shop.staff('administrator'), query: {} })
  expect(data.items.find(({ action }) => action === 'repayment.transfer')).toMatchObject({
    objectKind: 'repayment',
    objectId: params.repaymentId,
    orderNumber,
  })
  expect(await shop.brokenInvariants()).toEqual([])
})

test('finance may send the customer a new link; the old one is dead, and each is in the audit log', async () => {
  const { orderNumber, params } = await refusedRefund()
  const links = async () =>
    (await sentTo(shop, '01055556666')).filter((text) => text.includes(orderNumber) && text.includes('#'))
  expect(await links()).toHaveLength(1)
  expect((await shop.call(desk.sendRepaymentLink, { as: finance, params })).status).toBe(200)
  const [newest, oldest] = await links()
  expect(newest).not.toBe(oldest)
  const kept = await shop.container.database.db.execute(sql`select 1 from message where body like '%refund-account%'`)
  expect(kept.rows).toEqual([])
})

test('other roles, customers and strangers may not look at it or act on it', async () => {
  const { params } = await refusedRefund()
  const body = { note: '11월 22일 신한은행', seen: {} }
  for (const role of ['service', 'proof', 'production'] as const) {
    const as = await shop.staff(role)
    expect((await shop.call(desk.listRepayments, { as, query: {} })).status, role).toBe(403)
    expect((await shop.call(desk.sendRepayment, { as, params, body })).status, role).toBe(403)
    expect((await shop.call(desk.sendRepaymentLink, { as, params })).status, role).toBe(403)
    expect((await shop.call(desk.recordTransfer, { as, params, body })).status, role).toBe(403)
  }
  expect((await shop.call(desk.recordTransfer, { as: member, params, body })).status).toBe(403)
  expect((await shop.call(desk.recordTransfer, { params, body })).status).toBe(401)
  const none = { repaymentId: '00000000-0000-4000-8000-000000000000' }
  expect((await shop.call(desk.recordTransfer, { as: finance, params: none, body })).status).toBe(404)
  expect((await shop.call(desk.sendRepayment, { as: finance, params: none, body })).status).toBe(404)
  expect((await shop.call(desk.sendRepaymentLink, { as: finance, params: none })).status).toBe(404)
})

test('the doctor sees money at the gateway that the books do not know, and books without an owner', async () => {
  const { orderNumber } = await placeFlyer(shop, member)
  const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber])
  const { db } = shop.container.database
  const plant = (amount: number) =>
    db.execute(
      sql`update payment_attempts set gateway_captured = gateway_captured + ${amount} where gateway_order_id = ${gatewayOrderId}`,
    )
  await plant(1_000)
  expect((await shop.brokenInvariants()).filter((what) => what.startsWith(`I15 ${gatewayOrderId}`))).toHaveLength(1)
  await plant(-1_000)
  const { orderNumber: other } = await refusedRefund()
  const row = await rowOf(other)
  await db.execute(sql`update payment_refunds set repayment_id = null where repayment_id = ${row?.id}`)
  expect((await shop.brokenInvariants()).some((what) => what.startsWith('I15c'))).toBe(true)
})

test('at night the question for an account waits for the morning, and what finance sends goes at once', async () => {
  shop.clock.set('2026-12-31T23:40:00+09:00')
  const { orderNumber, params } = await refusedRefund()
  const links = async () =>
    (await sentTo(shop, '01055556666')).filter((text) => text.includes(orderNumber) && text.includes('#'))
  expect(await links()).toHaveLength(0)
  expect((await shop.call(desk.sendRepaymentLink, { as: finance, params })).status).toBe(200)
  expect(await links()).toHaveLength(1)
})
