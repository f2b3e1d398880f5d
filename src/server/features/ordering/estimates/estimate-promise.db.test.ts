import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import {
  answerRaise,
  listEstimates,
  orderEstimate,
  readEstimate,
  saveEstimate,
} from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let staff: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff('service')
})

const read = async (number: string) => (await shop.call(readEstimate, { as: member, params: { number } })).data
const adjust = (number: string, version: number, amount: number) =>
  shop.call(adjustEstimate, {
    as: staff,
    params: { number },
    body: { version, position: 1, amount, reason: '후가공 추가' },
    key: randomUUID(),
  })

async function saved() {
  member = await shop.member()
  return (await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: flyer(1000) }] } })).data
}

async function ordered(number: string) {
  const { version } = await read(number)
  await shop.call(orderEstimate, { as: member, params: { number }, body: { version } })
  const { items } = (await shop.call(listCart, { as: member })).data
  return (await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, items) })).data
}

async function cancel(orderNumber: string) {
  const body = { reason: '마음이 바뀜' }
  const { status } = await shop.call(cancelOrder, { as: member, params: { orderNumber }, body, key: randomUUID() })
  await shop.runJobs()
  return status
}

describe('what an estimate promises', () => {
  it('holds again when its order was cancelled without a payment', async () => {
    const { number, total } = await saved()
    const { orderNumber } = await ordered(number)
    expect(await read(number)).toMatchObject({ state: 'ordered', orderNumber })
    expect(await cancel(orderNumber)).toBe(200)
    expect(await read(number)).toMatchObject({ state: 'open', orderNumber: null, total })
    const again = await ordered(number)
    expect(again.total).toBe(total)
    expect(await read(number)).toMatchObject({ state: 'ordered', orderNumber: again.orderNumber })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is over at its last day, whatever became of its order', async () => {
    const { number } = await saved()
    const { orderNumber } = await ordered(number)
    shop.clock.forward({ days: 40 })
    await cancel(orderNumber)
    expect(await read(number)).toMatchObject({ state: 'expired' })
  })
})

describe('staff who would raise an estimate', () => {
  const answer = (number: string, agreed: boolean, total: number, as: MemberCaller = member) =>
    shop.call(answerRaise, { as, params: { number }, body: { agreed, total }, key: randomUUID() })
  const RAISED = 5_500

  it('change nothing of what was promised before the customer has agreed', async () => {
    const { number, total, version } = await saved()
    await shop.call(orderEstimate, { as: member, params: { number }, body: { version } })
    expect((await adjust(number, version, 5_000)).data).toMatchObject({ total, version })
    const raise = { total: total + RAISED, reason: '후가공 추가', state: 'waiting' }
    expect(await read(number)).toMatchObject({ total, version, raise })
    const listed = (await shop.call(listEstimates, { as: member, query: {} })).data.estimates[0]
    expect(listed).toMatchObject({ number, total, raise })
    const [item] = (await shop.call(listCart, { as: member })).data.items
    expect(item).toMatchObject({ estimate: { number } })
    const mails = await sentTo(shop, `${member.loginId}@example.com`)
    expect(mails.some((mail) => mail.includes('사유: 후가공 추가'))).toBe(true)
    expect((await answer(number, true, total + RAISED)).data).toMatchObject({ total: total + RAISED, raise: null })
  })

  it('leave the estimate as it was where the customer says no, and cannot be agreed to twice or by others', async () => {
    const { number, total, version } = await saved()
    await adjust(number, version, 5_000)
    expect((await answer(number, true, total + RAISED, await shop.member())).status).toBe(404)
    expect((await answer(number, true, total + 1)).status).toBe(409)
    expect((await answer(number, false, total + RAISED)).status).toBe(200)
    expect(await read(number)).toMatchObject({ total, version, raise: { state: 'declined' } })
    expect((await answer(number, true, total + RAISED)).status).toBe(409)
    const { orderNumber, total: paid } = await ordered(number)
    expect([orderNumber.length > 0, paid]).toEqual([true, total])
  })

  it('lower it at once, with the reason in the mail', async () => {
    const { number, total, version } = await saved()
    await adjust(number, version, 5_000)
    expect((await adjust(number, version, -5_000)).data).toMatchObject({ total: total - RAISED, raise: null })
    const mails = await sentTo(shop, `${member.loginId}@example.com`)
    expect(mails.some((mail) => mail.includes('조정한 이유: 후가공 추가'))).toBe(true)
  })
})
