import { beforeAll, expect, test } from 'vitest'
import { printOrderDocument, readOrderDocument, readStatementList } from '#/contract/ordering/documents.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let order: PaidOrder

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  order = await paidOrder(shop, member.memberId)
})

const paramsOf = (document: 'order-details' | 'statement') => ({ orderNumber: order.orderNumber, document })

test('a customer reads the order details and the statement of an order', async () => {
  const details = await shop.call(readOrderDocument, { as: member, params: paramsOf('order-details') })
  expect(details.data).toMatchObject({ title: '주문내역서', number: order.orderNumber })
  const statement = await shop.call(readOrderDocument, { as: member, params: paramsOf('statement') })
  expect(statement.data.title).toBe('거래명세서')
  const [supply, vat, total] = statement.data.sums.map((sum) => sum.amount)
  expect((supply ?? 0) + (vat ?? 0)).toBe(total)
})

test("another customer's document is as if it did not exist, as PDF too", async () => {
  const other = await shop.member()
  const missing = { orderNumber: '20000101-ZZZZZZ', document: 'statement' } as const
  const theirs = await shop.call(readOrderDocument, { as: other, params: paramsOf('statement') })
  const none = await shop.call(readOrderDocument, { as: other, params: missing })
  expect([theirs.status, theirs.failure?.message]).toEqual([none.status, none.failure?.message])
  expect(theirs.status).toBe(404)
  expect((await shop.call(printOrderDocument, { as: other, params: paramsOf('statement') })).status).toBe(404)
})

test('somebody who is not logged in is asked who he is', async () => {
  expect((await shop.call(readOrderDocument, { params: paramsOf('statement') })).status).toBe(401)
})

test('the PDF of a document comes as a download', async () => {
  const answer = await shop.call(printOrderDocument, { as: member, params: paramsOf('order-details') })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('attachment')
})

test('the desk prints it for whoever asks on the phone, which is written down; the press room may not', async () => {
  const service = await shop.staff('service')
  const asked = { params: paramsOf('statement') } as const
  const answer = await shop.call(printOrderDocument, { as: service, ...asked })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const looks = await shop.container.database.pool.query(
    `select object_id from audit_log where action = 'order.download' and object_id = $1`,
    [order.orderNumber],
  )
  expect(looks.rowCount).toBe(1)
  const nobodys = { params: { orderNumber: '20000101-ZZZZZZ', document: 'statement' } } as const
  expect((await shop.call(printOrderDocument, { as: service, ...nobodys })).status).toBe(404)
  expect((await shop.call(printOrderDocument, { as: await shop.staff('production'), ...asked })).status).toBe(403)
})

test('a statement of a period holds the orders paid in it and no others', async () => {
  const wide = await shop.call(readStatementList, { as: member, query: { from: '2020-01-01', to: '2099-12-31' } })
  expect(wide.data.items.length).toBeGreaterThan(0)
  const before = await shop.call(readStatementList, { as: member, query: { from: '2020-01-01', to: '2020-01-31' } })
  expect(before.data).toMatchObject({ items: [], total: 0, totalInHangul: '금 영원정' })
})

test('a period that ends before it begins is told so', async () => {
  const answer = await shop.call(readStatementList, { as: member, query: { from: '2026-12-01', to: '2026-11-01' } })
  expect([answer.status, answer.failure?.message]).toEqual([400, '종료일은 시작일 이후여야 합니다.'])
})
