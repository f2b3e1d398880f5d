import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { downloadDeals, listDeals, readMemberDeals } from '#/contract/ordering/deals.contract.ts'
import {
  printOrderDocument,
  readChosenStatement,
  readOrderDocument,
  readStatementList,
} from '#/contract/ordering/documents.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { parseCsv } from '#/lib/csv.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readWorkbook } from '#/server/platform/sheets/read-workbook.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { couponFor } from '#tests/support/coupons.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { changeLine } from '#tests/support/orders/change-paid.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, paidTogether } from '#tests/support/orders/taken-back.ts'
import { pdfText } from '#tests/support/pdf/pdf-text.ts'
import { sheetWithCoupons } from '#tests/support/sheet-with-coupons.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  desk = await shop.staff('service')
})
afterEach(() => expectSound(shop))

/** A buyer with a discount, and an order of theirs that is paid by card. */
async function bought(copies = 3000) {
  member = await shop.member({ name: '윤서영' })
  await shop.container.database.pool.query('update member set discount_rate = 7 where id = $1', [member.memberId])
  const { orders } = await paidTogether(shop, gateway, member, [copies])
  const [order] = orders
  if (!order) throw new Error('nothing was ordered')
  return order
}

const today = () => seoulDay(shop.clock.now())
const dealsOf = async (query: { from?: string; to?: string; show?: 'corrections' | 'sales'; q?: string } = {}) =>
  (await shop.call(listDeals, { as: member, query: { from: today(), to: today(), ...query } })).data
const statement = async (orderNumber: string) =>
  (await shop.call(readOrderDocument, { as: member, params: { orderNumber, document: 'statement' } })).data
const cancel = async (orderNumber: string) => {
  const body = { reason: '마음이 바뀜' }
  const answer = await shop.call(cancelOrder, { as: member, params: { orderNumber }, body, key: randomUUID() })
  expect(answer.status).toBe(200)
  await shop.runJobs()
}

describe('the dealings of a period', () => {
  test('tell a sale with its discount and delivery as its papers do, to the won', async () => {
    const { orderNumber, total } = await bought()
    const { rows, totals, unpaid } = await dealsOf()
    expect(rows).toEqual([expect.objectContaining({ kind: 'sale', orderNumber, paid: total, owed: 0, method: '카드' })])
    expect([totals.supply + totals.vat, totals.paid, totals.orders]).toEqual([total, total, 1])
    const paper = await statement(orderNumber)
    expect(paper.items.some(({ name, supply }) => name === '약정 할인' && supply < 0)).toBe(true)
    const sum = (key: 'supply' | 'vat') => paper.items.reduce((all, item) => all + item[key], 0)
    expect([sum('supply'), sum('vat'), paper.total]).toEqual([totals.supply, totals.vat, total])
    expect(unpaid).toEqual({ orders: 0, total: 0 })
  })

  test('tell a change and a refund as corrections, and an order that came to nothing sums to nothing', async () => {
    const { orderNumber, total } = await bought()
    const change = await changeLine(shop, desk, orderNumber, { copies: 1000 })
    expect(change.data.difference).toBeLessThan(0)
    await shop.runJobs()
    await cancel(orderNumber)
    const { rows, totals } = await dealsOf()
    expect(rows.map(({ kind, paid }) => [kind, paid])).toEqual([
      ['sale', total],
      ['change', change.data.difference],
      ['refund', -total - change.data.difference],
    ])
    // The sale is named as it was sold, as on its statement.
    expect(rows.map(({ title, firstSpec }) => [title, firstSpec.copies])).toEqual([
      ['전단 A4 양면 3,000장', 3000],
      ['전단 A4 양면 1,000장', 1000],
      ['전단 A4 양면 1,000장', 1000],
    ])
    for (const { supply, vat, paid, prepaid, owed } of rows) expect(supply + vat).toBe(paid + prepaid + owed)
    expect(totals).toMatchObject({ supply: 0, vat: 0, paid: 0, owed: 0, forward: 0 })
    expect((await dealsOf({ show: 'corrections' })).rows).toHaveLength(2)
    const paper = await statement(orderNumber)
    expect(paper.total).toBe(0)
    expect(paper.items.slice(-2).map(({ name, supply, vat }) => [name, supply, vat])).toEqual([
      ['주문 변경', rows[1]?.supply, rows[1]?.vat],
      ['환불', rows[2]?.supply, rows[2]?.vat],
    ])
    expect(paper.items[0]).toMatchObject({ quantity: 3000 })
  })

  test('carry on what is owed when a bank took its deposit back', async () => {
    member = await shop.member()
    const { orders, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
    await bank(shop, gateway, payment, 'back')
    const { rows, totals } = await dealsOf()
    expect(rows.map(({ kind }) => kind)).toEqual(['sale', 'reversal'])
    expect([totals.supply, totals.vat, totals.paid]).toEqual([0, 0, 0])
    expect((await statement(orders[0]?.orderNumber ?? '')).items.at(-1)?.name).toBe('입금·결제 취소')
  })

  test('say nothing was dealt of an order that waits for its money', async () => {
    member = await shop.member()
    const { orderNumber, total } = await placeFlyer(shop, member)
    expect(await dealsOf()).toMatchObject({ rows: [], unpaid: { orders: 1, total } })
    const paper = await statement(orderNumber)
    expect(paper.statement).not.toContain('거래하였습니다')
    expect(paper.total).toBe(total)
    await cancel(orderNumber)
    expect((await statement(orderNumber)).total).toBe(0)
  })

  test('page on by their place, are found by number, and refuse a period that ends before it begins', async () => {
    const { orderNumber } = await bought()
    expect((await dealsOf({ q: orderNumber.slice(-6) })).rows).toHaveLength(1)
    expect((await dealsOf({ q: '없는 이름' })).rows).toEqual([])
    const { rows } = await dealsOf()
    const query = { from: today(), to: today(), after: rows[0]?.key ?? '' }
    expect((await shop.call(listDeals, { as: member, query })).data.rows).toEqual([])
    const wrong = await shop.call(listDeals, { as: member, query: { from: '2026-12-01', to: '2026-11-01' } })
    expect(wrong.failure?.message).toBe('종료일은 시작일 이후여야 합니다.')
    const made = await shop.call(listDeals, { as: member, query: { ...query, after: 'x' } })
    expect(made.status).toBe(400)
  })
})

describe('one order on screen, on paper and in a table', () => {
  test('has the same amounts everywhere, after a discount, a change and a part that stays', async () => {
    const { orderNumber } = await bought()
    await changeLine(shop, desk, orderNumber, { copies: 1000 })
    await shop.runJobs()
    const screen = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    const paper = await statement(orderNumber)
    const details = (
      await shop.call(readOrderDocument, { as: member, params: { orderNumber, document: 'order-details' } })
    ).data
    const { totals } = await dealsOf()
    const one = screen.amounts.total
    expect([paper.total, details.total, totals.supply + totals.vat, totals.paid]).toEqual([one, one, one, one])
    const period = (await shop.call(readStatementList, { as: member, query: { from: today(), to: today() } })).data
    const chosen = (await shop.call(readChosenStatement, { as: member, query: { orderNumbers: orderNumber } })).data
    expect([period.total, chosen.total]).toEqual([one, one])
    expect(period.items.every(({ details: below }) => below.includes(orderNumber))).toBe(true)
    const words = await printedWords(orderNumber)
    for (const amount of [one, ...paper.sums.map((sum) => sum.amount)])
      expect(words).toContain(amount.toLocaleString('en-US'))
    expect(words).toContain(paper.totalInHangul.replaceAll(' ', ''))
    expect(await sheetTotals('csv')).toEqual([totals.supply, totals.vat, one, totals.paid])
    expect(await sheetTotals('xlsx')).toEqual([totals.supply, totals.vat, one, totals.paid])
  })

  async function printedWords(orderNumber: string): Promise<string> {
    const params = { orderNumber, document: 'statement' } as const
    const pdf = await shop.call(printOrderDocument, { as: member, params })
    const name = encodeURIComponent(`거래명세서_${orderNumber}.pdf`)
    expect(pdf.headers['content-disposition']).toContain(name)
    return (await pdfText(pdf.bytes)).replaceAll(/\s/g, '')
  }

  async function sheetTotals(format: 'csv' | 'xlsx'): Promise<number[]> {
    const query = { from: today(), to: today(), format }
    const { bytes } = await shop.call(downloadDeals, { as: member, query })
    const rows = format === 'csv' ? parseCsv(bytes.toString('utf8').slice(1)) : await readWorkbook(bytes)
    return (rows.at(-1) ?? []).slice(4, 8).map(Number)
  }
})

describe('an order with a coupon, points and e-money', () => {
  test('is sold once, with the coupon as a row and what was prepaid beside the money, and sums to nothing after it is cancelled', async () => {
    member = await shop.member()
    const [coupon, points, emoney] = [3_000, 1_500, 20_010]
    const { couponId } = await couponFor(shop, member, { amount: coupon })
    await giveTo(shop, member, 'points', points)
    await giveTo(shop, member, 'emoney', emoney)
    const { body } = await sheetWithCoupons(shop, member, [couponId], 3000)
    const total = body.shownTotal + coupon
    const placed = await shop.call(placeOrder, {
      as: member,
      body: { ...body, benefits: { ...body.benefits, points, emoney }, shownTotal: body.shownTotal - points - emoney },
    })
    const { orderNumber } = placed.data
    await payFor(shop, gateway, member, [orderNumber])
    const { rows, totals } = await dealsOf()
    const prepaid = points + emoney
    expect(rows.map(({ kind, paid, prepaid: used }) => [kind, paid, used])).toEqual([
      ['sale', total - coupon - prepaid, prepaid],
    ])
    expect(totals.supply + totals.vat).toBe(total - coupon)
    const paper = await statement(orderNumber)
    expect([paper.total, paper.items.some(({ name }) => name === '아직 거래하지 않은 금액')]).toEqual([
      total - coupon,
      false,
    ])
    expect(paper.items.find(({ name }) => name === '쿠폰 할인')).toMatchObject({ supply: -2728, vat: -272 })
    expect(paper.facts).toContainEqual({ label: '포인트·e머니', value: '21,510원' })
    await cancel(orderNumber)
    const after = await dealsOf()
    expect(after.totals).toMatchObject({ supply: 0, vat: 0, paid: 0, prepaid: 0, owed: 0 })
    expect((await statement(orderNumber)).total).toBe(0)
  })
})

describe('what is not one’s own', () => {
  test('is not on the list, nor on a statement of chosen orders; the desk reads it with a trace', async () => {
    const { orderNumber } = await bought()
    const owner = member
    member = await shop.member()
    expect((await dealsOf()).rows).toEqual([])
    expect((await shop.call(readChosenStatement, { as: member, query: { orderNumbers: orderNumber } })).status).toBe(
      404,
    )
    const query = { from: today(), to: today() }
    const params = { memberId: owner.memberId }
    expect((await shop.call(readMemberDeals, { as: member, params, query })).status).toBe(403)
    expect((await shop.call(readMemberDeals, { as: await shop.staff('production'), params, query })).status).toBe(403)
    const seen = await shop.call(readMemberDeals, { as: desk, params, query })
    expect(seen.data.rows).toEqual([expect.objectContaining({ orderNumber })])
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from audit_log where action = 'member.look' and object_id = $1`,
      [owner.memberId],
    )
    expect(rowCount).toBe(1)
    expect((await shop.call(readMemberDeals, { as: desk, params: { memberId: randomUUID() }, query })).status).toBe(404)
  })
})
