import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, gatewayNotice } from '#/contract/money/payments.contract.ts'
import {
  listOwnRepayments,
  nameAccountByLink,
  nameOwnAccount,
  readRefundLink,
} from '#/contract/money/repayments.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { addFlyer, openWindow, ORDERER, payFor, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
/** The telephone of members in tests; the one of the orderer is only typed. */
const PROVEN = '01055556666'
const WRONG = { ...ACCOUNT, holderName: '불일치' }

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  byDay(shop)
  member = await shop.member({ phoneProven: true })
})

/** What the books say of one try to pay. */
async function booked(gatewayOrderId: string, account: string): Promise<number> {
  const { rows } = await shop.container.database.db.execute<{ sum: number | null }>(sql`
    select sum(p.amount)::bigint as sum from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    join payment_attempts a on a.id = t.attempt_id where a.gateway_order_id = ${gatewayOrderId} and p.account = ${account}`)
  return rows[0]?.sum ?? 0
}

/** The customer deposits and cancels before the shop has heard of the deposit. */
async function crossed() {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  const params = { orderNumber }
  await shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음' } })
  await shop.runJobs()
  return { params, total, gatewayOrderId, paymentKey }
}
const owed = async (params: { orderNumber: string }, as = member) =>
  (await shop.call(listOwnRepayments, { as, params })).data.repayments
async function linkOf(orderNumber: string): Promise<string> {
  const text = (await sentTo(shop, PROVEN)).find((body) => body.includes(orderNumber) && body.includes('#'))
  return /refund-account#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}
const keptAccounts = async () => {
  const { rowCount } = await shop.container.database.pool.query(
    'select 1 from orders where cancel_refund_account is not null',
  )
  return rowCount
}
const byLink = (token: string, refundAccount = ACCOUNT) =>
  shop.call(nameAccountByLink, { body: { token, refundAccount } })

describe('a deposit that the shop had not heard of when the order was cancelled', () => {
  test('is in the books as owed, and the customer is asked for an account in true words', async () => {
    const { params, total, gatewayOrderId } = await crossed()
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'DONE', balanceAmount: total })
    expect(await booked(gatewayOrderId, 'gateway-receivable')).toBe(total)
    expect(await booked(gatewayOrderId, 'unapplied-receipts')).toBe(-total)
    expect(await owed(params)).toMatchObject([{ amount: total, state: 'needs-account', needsAccount: true }])
    const told = await sentTo(shop, ORDERER.email)
    expect(
      told.filter((body) => body.includes(params.orderNumber) && body.includes('입금이 들어왔습니다')),
    ).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('goes back by itself to the account that was named with the cancellation', async () => {
    const { orderNumber, total } = await placeFlyer(shop, member)
    const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
    await gateway.deposit(gatewayOrderId)
    const params = { orderNumber }
    await shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음', refundAccount: ACCOUNT } })
    await shop.runJobs()
    expect(await owed(params)).toMatchObject([{ amount: total, state: 'returned', needsAccount: false }])
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect(await linkOf(orderNumber)).toBe('')
    expect(await keptAccounts()).toBe(0)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('that the bank refuses is asked for as ever', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
    await gateway.deposit(gatewayOrderId)
    const params = { orderNumber }
    await shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음', refundAccount: WRONG } })
    await shop.runJobs()
    expect(await owed(params)).toMatchObject([{ state: 'refused', needsAccount: true }])
    expect((await byLink(await linkOf(orderNumber))).status).toBe(200)
    await shop.runJobs()
    expect(await owed(params)).toMatchObject([{ state: 'returned' }])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('goes back to the account named by the link, once, and the customer is told that it is done', async () => {
    const { params, total, gatewayOrderId } = await crossed()
    const token = await linkOf(params.orderNumber)
    const seen = await shop.call(readRefundLink, { body: { token } })
    expect(seen.data).toMatchObject({ amount: total, needsAccount: true, maskedName: '김*지' })
    expect(JSON.stringify(seen.data)).not.toContain(ORDERER.phone)
    const answers = await Promise.all([byLink(token), byLink(token), byLink(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await shop.runJobs()
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect(await booked(gatewayOrderId, 'gateway-receivable')).toBe(0)
    expect(await booked(gatewayOrderId, 'unapplied-receipts')).toBe(0)
    expect(await owed(params)).toMatchObject([{ state: 'returned', needsAccount: false }])
    const mails = (await sentTo(shop, ORDERER.email)).filter((body) => body.includes(params.orderNumber))
    expect(mails.filter((body) => body.includes('돌려 드렸습니다'))).toHaveLength(1)
    const kept = await shop.container.database.db.execute(
      sql`select 1 from payment_refunds where refund_account is not null and state = 'done'`,
    )
    expect(kept.rows).toEqual([])
    expect((await byLink(token)).status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('an account that the bank refuses is asked for anew, the old link is dead, and five tries are enough', async () => {
    const { params } = await crossed()
    const first = await linkOf(params.orderNumber)
    await byLink(first, WRONG)
    await shop.runJobs()
    expect(await owed(params)).toMatchObject([{ state: 'refused', needsAccount: true }])
    const second = await linkOf(params.orderNumber)
    expect(second).not.toBe(first)
    expect((await byLink(first)).status).toBe(404)
    for (let more = 0; more < 4; more += 1) {
      expect((await byLink(await linkOf(params.orderNumber), WRONG)).status).toBe(200)
      await shop.runJobs()
    }
    const sixth = await byLink(await linkOf(params.orderNumber))
    expect([sixth.status, sixth.failure?.message]).toEqual([409, expect.stringContaining('고객센터')])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('can be named on the order page by its owner, and by nobody else', async () => {
    const { params, gatewayOrderId } = await crossed()
    const [row] = await owed(params)
    const path = { ...params, repaymentId: row?.id ?? '' }
    const other = await shop.member()
    const body = { refundAccount: ACCOUNT }
    const none = { ...path, repaymentId: '00000000-0000-4000-8000-000000000000' }
    const theirs = await shop.call(nameOwnAccount, { as: other, params: path, body })
    const missing = await shop.call(nameOwnAccount, { as: member, params: none, body })
    expect([theirs.status, theirs.failure?.message]).toEqual([404, missing.failure?.message])
    expect((await shop.call(listOwnRepayments, { as: other, params })).status).toBe(404)
    expect((await shop.call(listOwnRepayments, { params })).status).toBe(401)
    const elsewhere = (await placeFlyer(shop, member)).orderNumber
    const wrongOrder = { ...path, orderNumber: elsewhere }
    expect((await shop.call(nameOwnAccount, { as: member, params: wrongOrder, body })).status).toBe(404)
    expect((await shop.call(nameOwnAccount, { as: member, params: path, body })).data.state).toBe('returning')
    await shop.runJobs()
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: 0 })
  })

  test('taken back by the bank before it was returned it is owed no more, and the account is closed', async () => {
    const { params, gatewayOrderId, paymentKey } = await crossed()
    await gateway.deposit(gatewayOrderId, 'back')
    const data = { paymentKey, orderId: gatewayOrderId, status: 'WAITING_FOR_DEPOSIT', lastTransactionKey: 'b' }
    await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
    await shop.runJobs()
    expect(await owed(params)).toMatchObject([{ state: 'reversed', needsAccount: false }])
    expect(await booked(gatewayOrderId, 'gateway-receivable')).toBe(0)
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

test('an account that was named with a cancellation is forgotten when no deposit came', async () => {
  const { orderNumber } = await placeFlyer(shop, member)
  await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  const body = { reason: '필요 없음', refundAccount: ACCOUNT }
  await shop.call(cancelOrder, { as: member, params: { orderNumber }, body })
  await shop.runJobs()
  expect(await keptAccounts()).toBe(0)
})

test('a link that is unknown, and one that is too old, are answered alike', async () => {
  const { params } = await crossed()
  const token = await linkOf(params.orderNumber)
  const unknown = await shop.call(readRefundLink, { body: { token: 'x'.repeat(32) } })
  shop.clock.forward({ days: 15 })
  const old = await shop.call(readRefundLink, { body: { token } })
  expect([old.status, old.failure?.message]).toEqual([404, unknown.failure?.message])
  expect((await byLink(token)).status).toBe(404)
})

test('of two orders on one account the cancelled one is owed and the other is paid', async () => {
  const [first, second] = [await placeFlyer(shop, member), await placeFlyer(shop, member, 2000)]
  const numbers = [first.orderNumber, second.orderNumber]
  const { gatewayOrderId } = await payFor(shop, gateway, member, numbers, { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  const params = { orderNumber: first.orderNumber }
  await shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음' } })
  await shop.runJobs()
  expect(await owed(params)).toMatchObject([{ amount: first.total, state: 'needs-account' }])
  const other = await shop.call(readOrder, { as: member, params: { orderNumber: second.orderNumber } })
  expect(other.data.payment).toBe('paid')
  expect(await owed({ orderNumber: second.orderNumber })).toEqual([])
  await byLink(await linkOf(first.orderNumber))
  await shop.runJobs()
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ balanceAmount: second.total })
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a deposit of another amount pays nothing, is owed whole, and the order can be paid anew', async () => {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const { gatewayOrderId, paymentKey } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId, 'in', total - 1_000)
  const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: 'o' }
  await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  await shop.runJobs()
  expect(await owed({ orderNumber })).toMatchObject([{ amount: total - 1_000, cause: 'other-amount' }])
  expect((await payFor(shop, gateway, member, [orderNumber])).answer.data.state).toBe('paid')
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a card that paid an order which was paid already gets its money back without anybody asking', async () => {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const late = await openWindow(shop, gateway, member, [orderNumber], { outcome: 'provider-error-paid' })
  await shop.call(confirmPayment, { as: member, body: late })
  // As if the first tab had been refused for the shop while the gateway took the money.
  await shop.container.database.db.execute(sql`
    update orders set payment_state = 'unpaid' where number = ${orderNumber}`)
  await restateAll(shop)
  await payFor(shop, gateway, member, [orderNumber])
  shop.clock.forward({ minutes: 2 })
  await shop.runJobs()
  expect(await owed({ orderNumber })).toMatchObject([{ amount: total, cause: 'paid-twice', state: 'returned' }])
  expect(await gateway.payment(late.gatewayOrderId)).toMatchObject({ balanceAmount: 0 })
  expect((await shop.brokenInvariants()).filter((what) => !what.startsWith('I10'))).toEqual([])
})

test('the link for money goes to the proven telephone alone; what was typed with the order is told to log in, without other links', async () => {
  const typed = { name: 'evil.example 당첨', phone: '01099990000', email: 'stranger@example.com', company: null }
  const strand = async (as: MemberCaller) => {
    const sheet = await sheetFor(shop, as, [await addFlyer(shop, as)])
    const { orderNumber } = (await shop.call(placeOrder, { as, body: { ...sheet, orderer: typed } })).data
    const { gatewayOrderId } = await payFor(shop, gateway, as, [orderNumber], { method: '가상계좌' })
    await gateway.deposit(gatewayOrderId)
    await shop.call(cancelOrder, { as, params: { orderNumber }, body: { reason: '필요 없음' } })
    await shop.runJobs()
    const asked = (bodies: readonly string[]) =>
      bodies.filter((body) => body.includes(orderNumber) && body.includes('환불받을 계좌를 알려'))
    const strangers = [...(await sentTo(shop, typed.phone)), ...(await sentTo(shop, typed.email))]
    return { own: asked(await sentTo(shop, PROVEN)), strangers: asked(strangers), link: await linkOf(orderNumber) }
  }
  const proven = await strand(member)
  expect(proven.own).toHaveLength(1)
  expect(proven.link).not.toBe('')
  expect(proven.strangers).toHaveLength(2)
  for (const text of proven.strangers)
    expect(text).toMatch(/^(?![^]*(refund-account|evil\.example))[^]*로그인해 주문 상세에서/)
  expect(proven.own[0]).not.toContain('evil.example')
  const never = await strand(await shop.member())
  expect(never).toMatchObject({ own: [], link: '' })
  expect(never.strangers).toHaveLength(2)
  expect(never.strangers.join()).not.toContain('refund-account')
})

test('at night no telephone rings for an account: the message goes out at eight', async () => {
  shop.clock.set('2026-12-31T23:40:00+09:00')
  const before = (await sentTo(shop, PROVEN)).length
  const { params } = await crossed()
  expect(await sentTo(shop, PROVEN)).toHaveLength(before)
  shop.clock.set('2027-01-01T08:01:00+09:00')
  expect(await linkOf(params.orderNumber)).not.toBe('')
})
