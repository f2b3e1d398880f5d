import { afterEach, beforeAll, expect, test } from 'vitest'
import * as credit from '#/contract/money/credit.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { addFlyer, payFor, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { agree, largeOrder, payPart } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { fillCompany, FIRM, INVOICE, practiceTax, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
beforeAll(async () => {
  gateway = await practiceGateway()
  tax = await practiceTax()
  shop = await testShop({ env: { ...gateway.env, ...tax.env } })
  await fillCompany(shop)
})
afterEach(() => expectSound(shop))

const rowOf = async (as: MemberCaller, orderNumber: string) =>
  (await shop.call(own.listTaxBill, { as, query: {} })).data.rows.find((row) => row.orderNumber === orderNumber)
const sentOf = (orderNumber: string) => tax.service.all().filter(({ body }) => body['remark1'] === orderNumber)
const ask = (as: MemberCaller, orderNumber: string, wish: object) =>
  shop.call(own.askTaxPapers, { as, body: { orderNumbers: [orderNumber], together: false, wish: wish as never } })

async function firm(): Promise<MemberCaller> {
  const member = await shop.member()
  const params = { memberId: member.memberId }
  const seen = await seenTerms(shop, member.memberId)
  const body = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약', seen }
  expect((await shop.call(credit.setTerms, { as: await shop.staff('finance'), params, body })).failure).toBeNull()
  return member
}

async function deferred(as: MemberCaller, orderNumber: string): Promise<void> {
  expect((await shop.call(credit.deferOrders, { as, body: { orderNumbers: [orderNumber] } })).failure).toBeNull()
  await shop.runJobs()
}

test('an order on credit stands in the list on the day of its sale, and its invoice asks for the money', async () => {
  const as = await firm()
  const { orderNumber, total } = await placeFlyer(shop, as)
  expect(await rowOf(as, orderNumber)).toBeUndefined()
  await deferred(as, orderNumber)
  expect(await rowOf(as, orderNumber)).toMatchObject({ means: '후불', paper: null, whyNot: null })
  const receipt = await ask(as, orderNumber, { kind: 'income-receipt', phone: '010-1234-5678' })
  expect([receipt.status, receipt.failure?.message]).toEqual([409, expect.stringContaining('세금계산서를 신청')])
  expect((await ask(as, orderNumber, { kind: 'tax-invoice', buyer: FIRM })).failure).toBeNull()
  await shop.runJobs()
  expect(await rowOf(as, orderNumber)).toMatchObject({ paper: { state: 'issued' } })
  expect(sentOf(orderNumber).map(({ body }) => [body['purposeType'], body['credit']])).toEqual([
    ['청구', String(total)],
  ])
  expect((await ask(as, orderNumber, { kind: 'tax-invoice', buyer: FIRM })).status).toBe(409)
})

test('an invoice that was asked for on the sheet is issued when the order is put on credit, once', async () => {
  const as = await firm()
  const body = { ...(await sheetFor(shop, as, [await addFlyer(shop, as)])), evidence: INVOICE }
  const { orderNumber } = (await shop.call(placeOrder, { as, body })).data
  await deferred(as, orderNumber)
  await shop.runJobs()
  expect(await rowOf(as, orderNumber)).toMatchObject({ paper: { state: 'issued', kind: 'tax-invoice' } })
  expect(sentOf(orderNumber)).toHaveLength(1)
})

test('an invoice on credit stands when the order is paid by card later; one that nobody asked for is not begun then', async () => {
  const as = await firm()
  const [invoiced, plain] = [await placeFlyer(shop, as), await placeFlyer(shop, as)]
  for (const { orderNumber } of [invoiced, plain]) await deferred(as, orderNumber)
  expect((await ask(as, invoiced.orderNumber, { kind: 'tax-invoice', buyer: FIRM })).failure).toBeNull()
  await shop.runJobs()
  for (const { orderNumber } of [invoiced, plain]) {
    const paid = await payFor(shop, gateway, as, [orderNumber])
    expect([paid.answer.failure, paid.answer.data.state]).toEqual([null, 'paid'])
  }
  await shop.runJobs()
  expect(sentOf(invoiced.orderNumber).map(({ body }) => [body['purposeType'], body['modifyCode'] ?? null])).toEqual([
    ['청구', null],
  ])
  expect(await rowOf(as, invoiced.orderNumber)).toMatchObject({ paper: { state: 'issued' } })
  expect(sentOf(plain.orderNumber)).toEqual([])
  const late = await ask(as, plain.orderNumber, { kind: 'tax-invoice', buyer: FIRM })
  expect([late.status, late.failure?.message]).toEqual([409, expect.stringMatching(/카드/)])
})

test('an order that is paid in part stands in the list, and waits for its rest', async () => {
  const as = await shop.member({ phoneProven: true })
  const { orderNumber, total } = await largeOrder(shop, as)
  const desk = await shop.staff('service')
  expect((await agree(shop, desk, orderNumber, Math.round(total / 2), total)).failure).toBeNull()
  await payPart(shop, gateway, as, orderNumber, 'virtual-account')
  await shop.runJobs()
  expect(await rowOf(as, orderNumber)).toMatchObject({ paper: null, whyNot: '결제가 끝나면 신청할 수 있습니다.' })
  expect((await ask(as, orderNumber, { kind: 'tax-invoice', buyer: FIRM })).status).toBe(409)
})
