import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#/contract/money/credit.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf } from '#tests/support/orders/taken-back.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { closeCredit } from './make-statements.ts'

let shop: TestShop
let finance: StaffCaller
beforeAll(async () => {
  const gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  finance = await shop.staff('finance')
})
// Orders, books and statements say the same, whatever was done.
afterEach(() => expectSound(shop))

const TERMS = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약' }
const approve = async (member: MemberCaller, terms = TERMS, as: StaffCaller = finance) => {
  const params = { memberId: member.memberId }
  return shop.call(contract.setTerms, { as, params, body: { ...terms, seen: await seenTerms(shop, member.memberId) } })
}
const defer = (as: MemberCaller, ...orderNumbers: string[]) =>
  shop.call(contract.deferOrders, { as, body: { orderNumbers } })
const own = async (as: MemberCaller) => (await shop.call(contract.readOwnCredit, { as })).data
const orderOf = async (as: MemberCaller, orderNumber: string) =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data
const close = () => closeCredit(shop.container)

async function firm(terms = TERMS) {
  const member = await shop.member()
  expect((await approve(member, terms)).status).toBe(200)
  return member
}

async function deferred(member: MemberCaller) {
  const order = await placeFlyer(shop, member)
  expect((await defer(member, order.orderNumber)).status).toBe(200)
  return order
}

/** On the next first of a month. */
async function billed(member: MemberCaller) {
  const today = seoulDay(shop.clock.now())
  do shop.clock.forward({ days: 1 })
  while (seoulDay(shop.clock.now()).slice(0, 7) === today.slice(0, 7))
  await close()
  const [statement] = (await own(member)).statements
  if (!statement) throw new Error('no statement was made')
  return statement
}

const told = async (memberId: string) => {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ template: string }>(
    `select template from notification where member_id = $1 and template like 'credit-%' order by created_at`,
    [memberId],
  )
  return rows.map(({ template }) => template)
}
const pay = (statementId: string, amount: number, as: StaffCaller = finance, key?: string) =>
  shop.call(contract.recordCreditPayment, {
    as,
    params: { statementId },
    body: { amount, receivedDay: seoulDay(shop.clock.now()), memo: '' },
    ...(key ? { key } : {}),
  })

describe('deferred payment', () => {
  it('is for firms with terms; others are told so, and nothing is ordered this way', async () => {
    const member = await shop.member()
    const order = await placeFlyer(shop, member)
    expect((await defer(member, order.orderNumber)).failure).toMatchObject({ code: 'CONFLICT' })
    expect(await own(member)).toMatchObject({ terms: null, owed: 0, left: 0 })
    expect((await orderOf(member, order.orderNumber)).payment).toBe('unpaid')
    await approve(member)
    const stranger = await firm()
    expect((await defer(stranger, order.orderNumber)).status).toBe(404)
    expect((await defer(member, order.orderNumber, '20200101-AAAAAA')).status).toBe(404)
  })

  it('owes the whole order at once, in the books too, and lets the work begin', async () => {
    const member = await firm()
    const { orderNumber, total } = await deferred(member)
    expect(await orderOf(member, orderNumber)).toMatchObject({ payment: 'deferred', payable: false })
    expect(await own(member)).toMatchObject({ owed: total, left: TERMS.limit - total, overdue: 0, refusal: null })
    const balances = await balancesOf(shop, orderNumber)
    expect(balances['customer-receivable']).toBe(total)
    expect((await defer(member, orderNumber)).failure?.code).toBe('CONFLICT')
    await shop.runJobs()
    const { rows } = await shop.container.database.pool.query(`select 1 from notification where template = $1`, [
      'order-deferred',
    ])
    expect(rows.length).toBeGreaterThan(0)
  })

  it('never goes over the limit from two tabs at once', async () => {
    const member = await shop.member()
    const orders = [await placeFlyer(shop, member), await placeFlyer(shop, member)]
    const [one] = orders
    await approve(member, { ...TERMS, limit: (one?.total ?? 0) + 1 })
    const answers = await Promise.all(orders.map(({ orderNumber }) => defer(member, orderNumber)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.failure?.message).toContain('1원')
    expect((await own(member)).owed).toBe(one?.total)
  })

  it('owes less when the order is cancelled', async () => {
    const member = await firm()
    const { orderNumber } = await deferred(member)
    const params = { orderNumber }
    await shop.call(cancelOrder, { as: member, params, body: { reason: '일정이 바뀜' } })
    expect(await own(member)).toMatchObject({ owed: 0, left: TERMS.limit })
    expect(await balancesOf(shop, orderNumber)).toEqual({})
  })
})

describe('the statement of a month', () => {
  it('is made once, with what was ordered before its day, and told', async () => {
    const member = await firm()
    const orders = [await deferred(member), await deferred(member)]
    const statement = await billed(member)
    const total = orders.reduce((sum, order) => sum + order.total, 0)
    expect(statement).toMatchObject({ total, open: total, overdue: false })
    expect(statement.lines.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      orders.map(({ orderNumber }) => orderNumber).toSorted(),
    )
    await Promise.all([close(), close()])
    expect((await own(member)).statements).toHaveLength(1)
    await deferred(member)
    await close()
    expect((await own(member)).statements).toHaveLength(1)
    expect(await told(member.memberId)).toEqual(['credit-statement'])
  })

  it('is paid in parts, the oldest order first, once for each key, and never by more than is open', async () => {
    const member = await firm()
    const first = await deferred(member)
    shop.clock.forward({ minutes: 1 })
    await deferred(member)
    const { id, total } = await billed(member)
    const key = 'b9f8d7c6-0000-4000-8000-000000000001'
    expect((await pay(id, first.total, finance, key)).status).toBe(200)
    expect((await pay(id, first.total, finance, key)).status).toBe(200)
    expect(await own(member)).toMatchObject({ owed: total - first.total })
    expect((await balancesOf(shop, first.orderNumber))['bank']).toBe(first.total)
    expect((await pay(id, total)).failure?.fields).toHaveProperty('amount')
    expect((await pay(id, total - first.total)).status).toBe(200)
    expect((await pay(id, 1)).failure?.code).toBe('CONFLICT')
    expect((await own(member)).statements[0]).toMatchObject({ open: 0, overdue: false })
    const refused = await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: first.orderNumber },
      body: { reason: '마음이 바뀜' },
    })
    expect(refused.failure?.code).toBe('CONFLICT')
  })

  it('is owed again when its payment was written down wrongly, once', async () => {
    const member = await firm()
    await deferred(member)
    const { id, total } = await billed(member)
    const made = (await pay(id, total)).data.statements[0]?.payments[0]
    const reverse = () =>
      shop.call(contract.reverseCreditPayment, {
        as: finance,
        params: { paymentId: made?.id ?? '' },
        body: { reason: '다른 거래처의 입금' },
      })
    const both = await Promise.all([reverse(), reverse()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await own(member)).toMatchObject({ owed: total })
    expect((await pay(id, total)).status).toBe(200)
  })

  it('reminds before its last day, then holds new orders until it is paid', async () => {
    const member = await firm()
    await deferred(member)
    const { id, total } = await billed(member)
    shop.clock.forward({ days: 8 })
    await close()
    await close()
    expect(await told(member.memberId)).toEqual(['credit-statement', 'credit-reminder'])
    shop.clock.forward({ days: 3 })
    await close()
    expect(await told(member.memberId)).toEqual(['credit-statement', 'credit-reminder', 'credit-overdue'])
    const order = await placeFlyer(shop, member)
    expect((await defer(member, order.orderNumber)).failure?.message).toContain('납부일이 지난')
    expect(await own(member)).toMatchObject({ overdue: total, refusal: expect.stringContaining('납부일') })
    await pay(id, total)
    expect((await defer(member, order.orderNumber)).status).toBe(200)
  })
})

describe('terms', () => {
  it('are set with a reason by finance, change the limit at once, and end without forgiving what is owed', async () => {
    const member = await firm()
    const { total } = await deferred(member)
    const ended = await approve(member, { ...TERMS, limit: 0 })
    expect(ended.data).toMatchObject({ owed: total, left: 0, refusal: expect.stringContaining('승인') })
    const { firms } = (await shop.call(contract.listFirms, { as: finance })).data
    expect(firms.find(({ memberId }) => memberId === member.memberId)).toMatchObject({ limit: 0, owed: total })
  })

  it('are refused where they cannot be, and nobody else may touch them', async () => {
    const member = await shop.member()
    expect((await approve(member, { ...TERMS, statementDay: 29 })).failure?.fields).toHaveProperty('statementDay')
    expect((await approve(member, { ...TERMS, limit: -1 })).status).toBe(400)
    expect((await approve(member, TERMS, await shop.staff('service'))).status).toBe(403)
    const nobody = { ...member, memberId: '00000000-0000-4000-8000-000000000000' }
    expect((await approve(nobody)).status).toBe(404)
    expect((await shop.call(contract.listFirms, { as: member })).status).toBe(403)
    expect((await pay('00000000-0000-4000-8000-000000000000', 1)).status).toBe(404)
    expect((await shop.call(contract.readOwnCredit, { as: shop.visitor() })).status).toBe(401)
  })
})

it('finance finds a member who has no terms by the name of the firm, masked, and who has them beside', async () => {
  const [without, withTerms] = [await shop.member(), await firm()]
  await shop.container.database.pool.query(
    `update member set company_name = '새벽인쇄소 ' || right(id::text, 4) where id = any($1)`,
    [[without.memberId, withTerms.memberId]],
  )
  const { members } = (await shop.call(contract.findFirms, { as: finance, query: { q: '새벽인쇄소' } })).data
  const limits = new Map(members.map(({ memberId, limit }) => [memberId, limit]))
  expect([limits.get(without.memberId), limits.get(withTerms.memberId)]).toEqual([null, TERMS.limit])
  expect(members.every(({ maskedName, maskedEmail }) => `${maskedName}${maskedEmail}`.includes('*'))).toBe(true)
  const press = await shop.staff('production')
  expect((await shop.call(contract.findFirms, { as: press, query: { q: '새벽' } })).status).toBe(403)
})

it('what a firm owes is told by the days since it was ordered', async () => {
  const member = await firm()
  const { total } = await deferred(member)
  const agedNow = async () => {
    const { firms } = (await shop.call(contract.listFirms, { as: finance })).data
    return firms.find(({ memberId }) => memberId === member.memberId)?.aged
  }
  expect(await agedNow()).toEqual([total, 0, 0, 0])
  shop.clock.forward({ days: 45 })
  expect(await agedNow()).toEqual([0, total, 0, 0])
  shop.clock.forward({ days: 60 })
  expect(await agedNow()).toEqual([0, 0, 0, total])
})
