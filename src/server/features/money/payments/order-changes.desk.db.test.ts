import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { changeOrderLine, previewOrderChange } from '#/contract/money/order-changes.contract.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { changeLine, lineNow, takeBack } from '#tests/support/orders/change-paid.ts'
import { addFlyer, flyer, openWindow, payFor, RECIPIENT, sheetFor } from '#tests/support/orders/checkout.ts'
import { paidOrder as paidByCard } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { moneyOf, notify, paidTogether } from '#tests/support/orders/taken-back.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { templatesOf } from '#tests/support/told.ts'
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
afterEach(() => expectSound(shop))

async function paid(copies = 1000) {
  const { numbers, payment } = await paidTogether(shop, gateway, member, [copies])
  return { number: numbers[0] ?? '', payment }
}
const orderOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

describe('a change that two people make at once', () => {
  test('is made by one of them; the other is told what to look at', async () => {
    const { number } = await paid()
    const other = await shop.staff('service')
    const made = await Promise.all([
      changeLine(shop, desk, number, { copies: 2000 }),
      changeLine(shop, other, number, { copies: 3000 }),
    ])
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await orderOf(number)).changes).toHaveLength(1)
  })

  test('overtaken by a change of the same price is not written over', async () => {
    const { number } = await paid(3000)
    const { lineId, spec } = await lineNow(shop, number)
    await changeLine(shop, desk, number, { copies: 1000 })
    const late = { spec: { ...spec, copies: 2000 }, seenSpec: spec, counts: [] }
    const answer = await shop.call(previewOrderChange, { as: desk, params: { lineId }, body: late })
    expect(answer.status).toBe(409)
    expect(answer.failure?.message).toContain('다른 직원')
  })

  test('pressed twice is one change', async () => {
    const { number } = await paid(3000)
    const { lineId, spec: seenSpec } = await lineNow(shop, number)
    const wanted = { seenSpec, spec: { ...seenSpec, copies: 1000 }, counts: [] }
    const preview = await shop.call(previewOrderChange, { as: desk, params: { lineId }, body: wanted })
    const body = { ...wanted, reason: '전화로 부탁', shownDifference: preview.data.difference }
    const key = randomUUID()
    const press = () => shop.call(changeOrderLine, { as: desk, params: { lineId }, body, key })
    expect((await press()).data).toEqual((await press()).data)
    expect((await orderOf(number)).changes).toHaveLength(1)
  })
})

describe('the difference', () => {
  test('is shown by rows that come to what is paid, before and after, whatever came off', async () => {
    const prepaid = { emoney: 0.1, points: 0.1 }
    const { number, total } = await paidByCard(shop, gateway, member, [3000], '카드', prepaid)
    const { lineId, spec: seenSpec } = await lineNow(shop, number)
    const body = { seenSpec, spec: { ...seenSpec, copies: 1000 }, counts: [] }
    const { rows, difference } = (await shop.call(previewOrderChange, { as: desk, params: { lineId }, body })).data
    const last = rows.at(-1)
    const sum = (side: 'before' | 'after') => rows.slice(0, -1).reduce((all, row) => all + row[side], 0)
    expect([sum('before'), sum('after')]).toEqual([last?.before, last?.after])
    expect(last).toEqual({ label: '결제 금액', before: total, after: total + difference })
  })

  test('is paid once, whoever opened how many windows', async () => {
    const { number } = await paid()
    await changeLine(shop, desk, number, { copies: 3000 })
    const [first, second] = [
      await openWindow(shop, gateway, member, [number]),
      await openWindow(shop, gateway, member, [number]),
    ]
    expect((await shop.call(confirmPayment, { as: member, body: first })).data.state).toBe('paid')
    expect((await shop.call(confirmPayment, { as: member, body: second })).data.state).toBe('refused')
    expect((await lineNow(shop, number)).waits).toBe(false)
  })

  test('is not asked for any more once the card company took the order’s money back', async () => {
    const { number, payment } = await paid()
    await changeLine(shop, desk, number, { copies: 3000 })
    const window = await openWindow(shop, gateway, member, [number])
    await gateway.chargeBack(payment.gatewayOrderId)
    await notify(shop, payment, 'CANCELED')
    expect((await orderOf(number)).changes).toMatchObject([{ state: 'taken-back' }])
    expect((await shop.call(confirmPayment, { as: member, body: window })).data.state).toBe('refused')
    // The order is paid anew, as it was.
    await payFor(shop, gateway, member, [number])
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', held: false })
  })

  test('stands before the customer wherever the order stands', async () => {
    const { number } = await paid()
    const { data } = await changeLine(shop, desk, number, { copies: 3000 })
    const order = await orderOf(number)
    expect(order).toMatchObject({ payable: true, label: { text: '차액 결제 대기', yourTurn: true } })
    const rows = [{ label: '부수', from: '1,000장', to: '3,000장' }]
    expect(order.changes).toMatchObject([{ state: 'waiting', difference: data.difference, rows }])
    const listed = await shop.call(listOrders, { as: member, query: { step: 'payment' } })
    expect(listed.data.orders.map(({ orderNumber }) => orderNumber)).toContain(number)
    const seen = await shop.call(readStaffOrder, { as: desk, params: { orderNumber: number } })
    expect(seen.data.changes).toMatchObject([{ state: 'waiting' }])
    await shop.runJobs()
    await takeBack(shop, desk, number)
    expect((await orderOf(number)).payable).toBe(false)
    await changeLine(shop, desk, number, { copies: 3000 })
    await payFor(shop, gateway, member, [number])
    await shop.runJobs()
    const told = await templatesOf(shop, number)
    for (const template of ['change-asked', 'change-ended', 'order-changed']) expect(told).toContain(template)
    const paper = { orderNumber: number, document: 'order-details' as const }
    const { notes, total } = (await shop.call(readOrderDocument, { as: member, params: paper })).data
    expect(notes.join()).toMatch(/주문 변경: 부수 1,000장 → 3,000장 \(차액 [\d,]+원 결제\)/)
    expect(total).toBe((await lineNow(shop, number)).total)
  })
})

describe('an order to several addresses', () => {
  test('asks how many copies go to each, and charges each its own weight', async () => {
    const item = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [item])
    const { zipcode } = RECIPIENT
    const split = [400, 600].map((copies) => [{ line: 1, copies }])
    const plans = split.map((counts) => ({ method: 'courier' as const, zipcode, counts }))
    const asked = await shop.call(previewOrder, { as: member, body: { itemIds: [item.id], deliveries: plans } })
    const recipient = sheet.deliveries[0]!.recipient
    const deliveries = split.map((counts) => ({ method: 'courier' as const, recipient, counts }))
    const body = { ...sheet, deliveries, shownTotal: asked.data.amounts.total }
    const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
    await payFor(shop, gateway, member, [orderNumber])
    const { lineId, spec } = await lineNow(shop, orderNumber)
    const wanted = { seenSpec: spec, spec: { ...spec, copies: 3000 } }
    const ask = (counts: readonly { deliveryId: string; copies: number }[]) =>
      shop.call(previewOrderChange, { as: desk, params: { lineId }, body: { ...wanted, counts: [...counts] } })
    const none = await ask([])
    expect(none.status).toBe(400)
    expect(none.failure?.message).toContain('배송지마다')
    const ids = (await orderOf(orderNumber)).deliveries.map(({ id }) => id)
    const counts = ids.map((deliveryId, at) => ({ deliveryId, copies: at === 0 ? 500 : 2500 }))
    expect((await ask([{ deliveryId: randomUUID(), copies: 3000 }])).status).toBe(400)
    const { difference } = (await ask(counts)).data
    const change = { ...wanted, counts, reason: '지점마다 부수 변경', shownDifference: difference }
    expect((await shop.call(changeOrderLine, { as: desk, params: { lineId }, body: change })).status).toBe(200)
    await payFor(shop, gateway, member, [orderNumber])
    const after = await orderOf(orderNumber)
    expect(after.deliveries.map((each) => each.counts[0]?.copies)).toEqual([500, 2500])
    expect(after.deliveries[1]!.grams).toBeGreaterThan(after.deliveries[0]!.grams)
  })
})

describe('what was approved', () => {
  test('is withdrawn by the change and not before, and its files are checked again', async () => {
    const prepress = await shop.staff('proof')
    const press = await shop.staff('production')
    const parts = { sheet: await textBook(2) }
    const spec = { ...flyer(1000), trim: { width: 148, height: 210 } }
    const { orderNumber, lineId } = await paidOrder(shop, member.memberId, { spec, parts })
    const body = { note: '' }
    const made = await shop.call(proofs.makeProofVersion, { as: prepress, params: { lineId }, body })
    await shop.runJobs()
    const params = { proofId: made.data.proofId }
    await shop.call(proofs.publishProofVersion, { as: prepress, params, body: { version: 1, note: '' } })
    const seen = await shop.call(proofs.readProof, { as: member, params })
    await shop.call(proofs.approveProof, { as: member, params, body: approvalOf(seen.data, seen.data.versions[0]!) })
    await shop.runJobs()
    const plan = () => shop.call(moveLine, { as: press, params: { lineId }, body: { event: 'plan' } })
    expect((await plan()).status).toBe(200)
    const change = await changeLine(shop, desk, orderNumber, { copies: 9000 })
    expect(change.data).toMatchObject({ state: 'waiting' })
    expect((await orderOf(orderNumber)).lines[0]).toMatchObject({ file: 'approved', production: 'planned' })
    await payFor(shop, gateway, member, [orderNumber])
    await shop.runJobs()
    const line = (await orderOf(orderNumber)).lines[0]
    expect(line).toMatchObject({ copies: 9000, production: 'waiting', dueDay: null })
    expect(line?.file).not.toBe('approved')
    const proof = (await shop.call(proofs.readProof, { as: member, params })).data
    expect(proof.approved).toBeNull()
    expect((await plan()).status).toBe(409)
  })
})
