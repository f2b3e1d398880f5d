import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { findGuestOrder } from '#/contract/ordering/guest-orders.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import {
  copyForManualOrder,
  previewManualOrder,
  takeManualOrder,
} from '#/contract/production/manual-orders.contract.ts'
import { readOrderDesk } from '#/contract/production/order-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { readOwnCredit, setTerms } from '#/contract/money/credit.contract.ts'
import { issueDeskAccount } from '#/contract/money/desk-account.contract.ts'
import { readPayable } from '#/contract/money/payments.contract.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { guestsNotSeenSince, guestsOfPhone } from '#/server/features/people/members/members.public.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { addFlyer, flyer, payFor, RECIPIENT, sheetFor } from '#tests/support/orders/checkout.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { nameShopAccount, SHOP_BANK } from '#tests/support/orders/bank-transfer.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { orders } from '#/server/features/ordering/orders/orders.table.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

type Form = BodyInputOf<typeof takeManualOrder>

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ name: '윤서영' })
  desk = await shop.staff('service')
})
afterEach(() => expectSound(shop))

const { zipcode, address, addressEtc } = RECIPIENT
const recipient = { name: '', phone: '', zipcode, address, addressEtc, request: '' } as const
const guest = (phone: string, name = '성춘향') => ({ kind: 'guest', name, phone }) as const
const own = (): Form['customer'] => ({ kind: 'member', memberId: member.memberId })

async function formOf(over: Partial<Form> = {}): Promise<Form> {
  const customer = over.customer ?? own()
  const lines = over.lines ?? [{ spec: flyer() }]
  const delivery = over.delivery ?? { method: 'courier' as const, recipient }
  const memberId = customer.kind === 'member' ? customer.memberId : null
  const preview = await shop.call(previewManualOrder, {
    as: desk,
    body: {
      memberId,
      lines: lines.map(({ files: _, ...line }) => line),
      method: delivery.method,
      zipcode: delivery.recipient.zipcode,
    },
  })
  return { memo: '', agreed: true, shownTotal: preview.data.amounts.total, ...over, customer, lines, delivery }
}
const take = (body: Form, as: StaffCaller | MemberCaller = desk, key = randomUUID()) =>
  shop.call(takeManualOrder, { as, body, key })
const ordersInBooks = () => shop.container.database.db.$count(orders)

describe('an order by phone', () => {
  it('of a member is an ordinary order: same price, told by the link to pay, paid like every other', async () => {
    const item = await addFlyer(shop, member)
    const ordinary = await sheetFor(shop, member, [item])
    const form = await formOf({ memo: '금요일 전에 부탁드려요.' })
    expect(form.shownTotal).toBe(ordinary.shownTotal)
    const { orderNumber, total } = (await take(form)).data
    const params = { orderNumber }
    const order = (await shop.call(readOrder, { as: member, params })).data
    expect(order).toMatchObject({ payment: 'unpaid', payable: true, memo: form.memo, amounts: { total } })
    expect(order.deliveries[0]?.recipient).toMatchObject({ name: '윤서영', phone: '010-5555-6666', address })
    expect(order.timeline[0]?.text).toBe('담당자가 주문을 접수했습니다.')
    const texts = await sentTo(shop, '01055556666')
    expect(texts[0]).toContain(`/order/${orderNumber}/payment`)
    const seen = await atTheDesk(orderNumber)
    expect(seen.history).toContain('직원 접수')
    expect(seen.sent[0]).toContain(orderNumber)
    const { answer } = await payFor(shop, gateway, member, [orderNumber])
    expect(answer.status).toBe(200)
    expect((await shop.call(readOrder, { as: member, params })).data.payment).toBe('paid')
  })

  it('of a guest is found by number and phone, and the same guest is found again', async () => {
    const phone = '01090010001'
    const first = (await take(await formOf({ customer: guest(phone) }))).data
    const second = (await take(await formOf({ customer: guest(phone, '성 춘향') }))).data
    const texts = await sentTo(shop, phone)
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('/member/guest-order?')
    const contact = { channel: 'sms', target: phone } as const
    const { codeId } = (await shop.call(sendCode, { body: { purpose: 'guest-order', contact } })).data
    const code = await codeSentTo(shop, phone)
    const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
    const found = await shop.call(findGuestOrder, { body: { orderNumber: first.orderNumber, ticket } })
    const as = { headers: { authorization: String(found.headers['authorization']) } }
    const orderNumbers = [first.orderNumber, second.orderNumber]
    const payable = (await shop.call(readPayable, { as, query: { orderNumbers } })).data
    expect(payable.orders.map((order) => order.payable)).toEqual([true, true])
  })

  it('of a guest whom several take at once is of one guest', async () => {
    const phone = '01090010003'
    const form = await formOf({ customer: guest(phone) })
    const answers = await Promise.all([take(form), take(form), take(form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await guestsOfPhone(shop.container.database.db, phone)).toHaveLength(1)
  })

  it('of a guest who never came is forgotten like every other guest', async () => {
    const phone = '01090010002'
    await take(await formOf({ customer: guest(phone) }))
    const { db } = shop.container.database
    const made = (await guestsOfPhone(db, phone)).map(({ id }) => id)
    const inAMonth = daysAfter(shop.container.clock.now(), 31)
    const gone = (await guestsNotSeenSince(db, inAMonth, null)).map(({ id }) => id)
    expect(gone).toEqual(expect.arrayContaining(made))
    expect(made).toHaveLength(1)
  })

  it('has the price that was agreed, with its reason', async () => {
    const lines = [{ spec: flyer(), price: { supply: 100_000, reason: '전화로 협의' } }]
    const { orderNumber } = (await take(await formOf({ lines }))).data
    const order = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(order.amounts).toMatchObject({ goodsSupply: 100_000, goodsVat: 10_000 })
    expect(order.lines[0]?.quote.lines.at(-1)?.label).toBe('조정 · 전화로 협의')
    const auditor = await shop.staff()
    const { items } = (await shop.call(listAudit, { as: auditor, query: {} })).data
    expect(items.find((item) => item.orderNumber === orderNumber)?.action).toBe('order.take')
  })

  it('begins with the jobs and the customer of another, priced by today and without its files', async () => {
    const title = '봄 전시 전단'
    const lines = [{ spec: flyer(), title, price: { supply: 100_000, reason: '전화로 협의' } }]
    const first = (await take(await formOf({ lines }))).data
    const params = { orderNumber: first.orderNumber }
    const hurry = (change: string) =>
      shop.container.database.pool.query(
        `update order_lines set spec = spec ${change} where order_id = (select id from orders where number = $1)`,
        [first.orderNumber],
      )
    await hurry(`|| '{"rush":true}'`)
    const copy = (await shop.call(copyForManualOrder, { as: desk, params })).data
    expect(copy).toMatchObject({ customer: { memberId: member.memberId, name: '윤*영' }, lines: [{ title }], left: [] })
    await hurry(`- 'rush'`)
    expect(copy.lines[0]?.spec, 'a hurry is asked for each time').not.toHaveProperty('rush')
    const again = copy.lines.map(({ spec }) => ({ spec, title }))
    const form = await formOf({ lines: again, copiedFrom: first.orderNumber })
    expect(form.shownTotal).toBe((await formOf()).shownTotal)
    const { orderNumber } = (await take(form)).data
    const order = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(order.lines.map((line) => [line.title, line.files])).toEqual([[title, []]])
    const { rows } = await shop.container.database.pool.query<{ from: string }>(
      `select detail ->> 'copiedFrom' as from from audit_log where action = 'order.take' and object_id = $1`,
      [orderNumber],
    )
    expect(rows).toEqual([{ from: first.orderNumber }])
  })

  it('of a brand, of no order, or by somebody without the right is not copied', async () => {
    const { orderNumber } = (await take(await formOf())).data
    const params = { orderNumber }
    const press = await shop.staff('production')
    expect((await shop.call(copyForManualOrder, { as: press, params })).status).toBe(403)
    expect((await shop.call(copyForManualOrder, { as: desk, params: { orderNumber: '20260101-ABCDEF' } })).status).toBe(
      404,
    )
    const before = await ordersInBooks()
    expect((await take(await formOf({ copiedFrom: '20260101-ABCDEF' }))).status).toBe(404)
    expect(await ordersInBooks()).toBe(before)
    await shop.container.database.pool.query(`update orders set brand = 'hamamath' where number = $1`, [orderNumber])
    const { lines, left } = (await shop.call(copyForManualOrder, { as: desk, params })).data
    expect([lines, left.length, left[0]?.reason]).toEqual([[], 1, expect.stringContaining('브랜드')])
    await shop.container.database.pool.query('update orders set brand = null where number = $1', [orderNumber])
  })

  it('is fetched at the counter without an address', async () => {
    const delivery = { method: 'pickup' as const, recipient: { ...recipient, zipcode: null, address: '' } }
    const { orderNumber } = (await take(await formOf({ delivery }))).data
    const order = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(order.deliveries[0]).toMatchObject({ method: 'pickup', fee: 0 })
  })
})

async function atTheDesk(orderNumber: string) {
  const params = { orderNumber }
  const { history } = (await shop.call(readStaffOrder, { as: desk, params })).data
  const { timeline } = (await shop.call(readOrderDesk, { as: desk, params })).data
  return { history: history.map(({ what }) => what), sent: timeline.map(({ text }) => text) }
}

describe('nothing is ordered', () => {
  it('twice by one press, and once by another price than was told', async () => {
    const form = await formOf()
    const before = await ordersInBooks()
    const key = randomUUID()
    const [one, two] = await Promise.all([take(form, desk, key), take(form, desk, key)])
    const again = await take(form, desk, key)
    const numbers = [one, two, again].filter(({ status }) => status === 200).map(({ data }) => data.orderNumber)
    expect(new Set(numbers).size).toBe(1)
    const changed = await take({ ...form, shownTotal: form.shownTotal - 10 })
    expect([changed.status, changed.failure?.code]).toEqual([409, 'CONFLICT'])
    expect(await ordersInBooks()).toBe(before + 1)
  })

  it('by whoever has not the right, nor for nobody, nor for whom the shop suspended', async () => {
    const form = await formOf()
    const press = await shop.staff('production')
    expect((await take(form, press)).status).toBe(403)
    expect((await take(form, member)).status).toBe(403)
    expect((await take({ ...form, customer: { kind: 'member', memberId: randomUUID() } })).status).toBe(404)
    const blocked = await shop.member()
    await shop.container.database.pool.query(
      `update member set suspended_at = now(), suspended_reason = '허위 주문' where id = $1`,
      [blocked.memberId],
    )
    const refused = await take({ ...form, customer: { kind: 'member', memberId: blocked.memberId } })
    expect(refused.failure?.code).toBe('FORBIDDEN')
  })

  it('with another customer’s file, a job that cannot be made, a price of nothing or no address', async () => {
    const form = await formOf()
    const files = [{ fileId: randomUUID(), part: 'sheet' }]
    expect((await take({ ...form, lines: [{ spec: flyer(), files }] })).failure?.code).toBe('NOT_FOUND')
    const broken = await take({ ...form, lines: [{ spec: { ...flyer(), copies: 0 } }] })
    expect(Object.keys(broken.failure?.fields ?? {})[0]).toContain('lines.0.spec')
    const odd = await take({ ...form, lines: [{ spec: flyer(), price: { supply: 100_005, reason: '전화로 협의' } }] })
    expect(odd.failure?.fields).toHaveProperty('lines.0.price.supply')
    const nowhere = await take({ ...form, delivery: { method: 'courier', recipient: { ...recipient, address: '' } } })
    expect(nowhere.failure?.fields).toHaveProperty('delivery.recipient.address')
  })
})

describe('the money of an order by phone', () => {
  const readOwn = async (orderNumber: string) =>
    (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

  it('is owed by a member who has terms, within the limit, and nobody is sent a link to pay', async () => {
    const refused = await take(await formOf({ payment: 'deferred' }))
    expect(refused.status).toBe(409)
    const before = await ordersInBooks()
    expect((await take(await formOf({ payment: 'deferred', customer: guest('01090010077') }))).status).toBe(409)
    // Refused, it is no order at all.
    expect(await ordersInBooks()).toBe(before)
    const finance = await shop.staff('finance')
    const seen = await seenTerms(shop, member.memberId)
    const terms = { limit: 1_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약', seen }
    await shop.call(setTerms, { as: finance, params: { memberId: member.memberId }, body: terms })
    const { orderNumber, total } = (await take(await formOf({ payment: 'deferred' }))).data
    expect(await readOwn(orderNumber)).toMatchObject({ payment: 'deferred', payable: false })
    expect((await shop.call(readOwnCredit, { as: member })).data.owed).toBe(total)
    const texts = await sentTo(shop, '01055556666')
    expect(texts.filter((text) => text.includes(`/order/${orderNumber}/payment`))).toEqual([])
    const both = await Promise.all([1, 2].map(async () => take(await formOf({ payment: 'deferred' }))))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await shop.call(readOwnCredit, { as: member })).data.owed).toBe(3 * total)
    expect((await take(await formOf({ payment: 'deferred' }), finance)).status).toBe(403)
  })

  it('waits for a transfer to the shop’s own account, under the name that was told', async () => {
    expect((await take(await formOf({ payment: 'bank' }))).status).toBe(409)
    await nameShopAccount(shop)
    const { orderNumber } = (await take(await formOf({ payment: 'bank', depositor: '윤서영아버지' }))).data
    expect(await readOwn(orderNumber)).toMatchObject({ payment: 'waiting-deposit' })
    const texts = await sentTo(shop, '01055556666')
    expect(texts.some((text) => text.includes(SHOP_BANK.number) && text.includes(orderNumber))).toBe(true)
  })

  it('is awaited on an account that the desk names while somebody is on the phone; the customer is told, once', async () => {
    const finance = await shop.staff('finance')
    const issue = (orderNumber: string, as: StaffCaller | MemberCaller = desk, bank = '20', key = randomUUID()) =>
      shop.call(issueDeskAccount, { as, params: { orderNumber }, body: { bank }, key })
    const phone = '01090010091'
    const { orderNumber, total } = (await take(await formOf({ customer: guest(phone) }))).data
    const key = randomUUID()
    const [one, two] = await Promise.all([issue(orderNumber, desk, '20', key), issue(orderNumber, desk, '20', key)])
    const first = [one, two].find(({ status }) => status === 200)
    expect(first?.data).toMatchObject({ amount: total, account: { bank: '우리은행' } })
    const number = first?.data.account?.number ?? ''
    const texts = (await sentTo(shop, phone)).filter((text) => text.includes(number))
    expect([texts.length, texts[0]?.includes('우리은행')]).toEqual([1, true])
    const again = await issue(orderNumber, finance)
    expect([again.status, again.failure?.message]).toEqual([409, expect.stringContaining('입금을 기다리고')])
    const log = (await shop.call(listAudit, { as: await shop.staff(), query: { orderNumber } })).data.items
    expect(log.map(({ action }) => action)).toContain('payments.issue-account')
    const press = await shop.staff('production')
    expect((await issue(orderNumber, press)).status).toBe(403)
    // Whoever opens the order later reads it too: whole by the right to name one, its end otherwise.
    const accountFor = async (as: StaffCaller) =>
      (await shop.call(readStaffOrder, { as, params: { orderNumber } })).data.account
    for (const as of [desk, finance])
      expect(await accountFor(as)).toMatchObject({ bank: '우리은행', number, amount: total, orders: 1 })
    expect((await accountFor(press))?.number).toBe(`****${number.replaceAll(/\D/g, '').slice(-4)}`)
    expect((await issue(orderNumber, member)).status).toBe(403)
    expect((await issue('20260101-ABCDEF')).status).toBe(404)
    expect((await issue(orderNumber, desk, '00')).failure?.fields).toEqual({ bank: '은행을 골라 주세요.' })
  })
})
