import { beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { paidWith, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { papersOf, taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { followPapers } from './tax-invoices.jobs.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  ;({ gateway, tax, shop, member, finance } = await taxShop())
})

const RECEIPT = { kind: 'income-receipt' as const, phone: '010-1234-5678' }
const paid = () => paidWith(shop, gateway, member, { evidence: RECEIPT })

/**
 * Paid, and its receipt refused for want of points. The service practises another failure by a word anywhere in the paper: here in
 * the address that the receipt is mailed to.
 */
async function waiting(word?: string) {
  const { points } = tax.service
  tax.service.points = 0
  const { orderNumber, total } = await paid()
  tax.service.points = points
  const row = await rowOf(orderNumber)
  if (word)
    await shop.container.database.pool.query(
      `update tax_documents set buyer = jsonb_set(buyer, '{email}', to_jsonb($2::text)) where id = $1`,
      [row.id, `${word}@example.com`],
    )
  return { orderNumber, total, params: { documentId: row.id } }
}
const rowsOf = (orderNumber: string, show?: desk.TaxShow) => papersOf({ shop, finance }, orderNumber, show)
async function rowOf(orderNumber: string) {
  const [row] = await rowsOf(orderNumber)
  if (!row) throw new Error('no receipt')
  return row
}
async function again(params: { readonly documentId: string }) {
  expect((await shop.call(desk.issueTaxPaper, { as: finance, params })).failure).toBeNull()
  await shop.runJobs()
}
/** Two minutes end in a filing; a quarter of an hour in all, and the service would no more believe the shop's clock. */
async function follow(minutes: number) {
  tax.forward(minutes)
  shop.clock.forward({ minutes: 6 })
  await followPapers(shop.container)
  await shop.runJobs()
}
const atService = (orderNumber: string) => tax.service.all().filter(({ body }) => body['orderNumber'] === orderNumber)
const cancel = async (orderNumber: string) => {
  const call = { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } }
  expect((await shop.call(cancelOrder, call)).failure).toBeNull()
  await shop.runJobs()
}

describe('a cash receipt that fails', () => {
  test('for want of points stands on the board with its reason, and the desk issues it once there are some', async () => {
    const { orderNumber, params } = await waiting()
    const [failed] = await rowsOf(orderNumber, 'failed')
    expect(failed).toMatchObject({
      kind: 'income-receipt',
      failureCode: '-99000002',
      failure: '잔여포인트가 부족합니다.',
    })
    await again(params)
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', failure: null })
    expect(atService(orderNumber)).toHaveLength(1)
  })

  test('because of what it says is refused as often as it is sent, until somebody corrects it', async () => {
    const { orderNumber, params } = await waiting('연습-거절')
    await again(params)
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'failed', failureCode: '-11001099' })
    expect(atService(orderNumber)).toEqual([])
    const wish = { kind: 'expense-receipt' as const, businessNumber: '120-81-47521' }
    await shop.container.database.pool.query(
      `update tax_documents set buyer = buyer || '{"email": "tax@example.com"}' where id = $1`,
      [params.documentId],
    )
    expect((await shop.call(desk.correctTaxPaper, { as: finance, params, body: { wish } })).failure).toBeNull()
    await shop.runJobs()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', kind: 'expense-receipt' })
    expect(atService(orderNumber)).toMatchObject([{ body: { tradeUsage: '지출증빙용', identityNum: '1208147521' } }])
  })

  test.each(['연습-끊김', '연습-늦은답'])('whose answer is lost or late (%s) is there once', async (word) => {
    const { orderNumber, params } = await waiting(word)
    await again(params)
    await follow(0)
    expect((await rowOf(orderNumber)).state).toBe('issued')
    expect(atService(orderNumber)).toHaveLength(1)
  })

  test('by a key that is used already is the receipt of that key, and no second one', async () => {
    const { orderNumber, params } = await waiting()
    const { rows } = await shop.container.database.pool.query<{ key: string }>(
      'select mgt_key as key from tax_documents where id = $1',
      [params.documentId],
    )
    const body = { mgtKey: rows[0]?.key, identityNum: '01012345678', totalAmount: '1', orderNumber }
    const filed = tax.service.issueReceipt('2208111115', body)
    await again(params)
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued' })
    expect(atService(orderNumber)).toEqual([filed])
  })

  test('at the tax office stands on the board again, and goes out anew under another key', async () => {
    const { orderNumber, params } = await waiting('연습-국세청거절')
    await again(params)
    await follow(2)
    expect(await rowsOf(orderNumber, 'failed')).toMatchObject([{ failureCode: 'NTS ERR001' }])
    const wish = { kind: 'income-receipt' as const, phone: '010-9999-8888' }
    await shop.container.database.pool.query(
      `update tax_documents set buyer = buyer || '{"email": "tax@example.com"}' where id = $1`,
      [params.documentId],
    )
    expect((await shop.call(own.changeTaxBuyer, { as: member, params, body: { wish } })).failure).toBeNull()
    await shop.runJobs()
    await follow(2)
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'done', failure: null })
    expect(atService(orderNumber).map(({ body }) => body['identityNum'])).toEqual(['01012345678', '01099998888'])
    expect(new Set(atService(orderNumber).map(({ key }) => key)).size).toBe(2)
  })
})

describe('the cancel of a cash receipt', () => {
  test('waits until the tax office has the receipt, is refused for want of points, and is issued once by the desk', async () => {
    const { orderNumber, total } = await paid()
    await cancel(orderNumber)
    const before = tax.service.all().length
    expect((await rowsOf(orderNumber)).map(({ state }) => state).toSorted()).toEqual(['issued', 'waiting'])
    const { points } = tax.service
    tax.service.points = 0
    await follow(2)
    const [failed] = await rowsOf(orderNumber, 'failed')
    expect(failed).toMatchObject({ failureCode: '-99000002', supply: expect.any(Number) })
    expect((failed?.supply ?? 0) + (failed?.vat ?? 0)).toBe(-total)
    tax.service.points = points
    await again({ documentId: failed?.id ?? '' })
    await follow(2)
    expect(tax.service.all()).toHaveLength(before + 1)
    expect(atService(orderNumber)).toMatchObject([{ cancelled: total }])
    expect((await rowsOf(orderNumber)).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  test('is refused with the reason of the service where somebody cancelled it there by hand', async () => {
    const { orderNumber, total } = await paid()
    await follow(2)
    const [receipt] = atService(orderNumber)
    const body = {
      mgtKey: 'BY-HAND',
      orgConfirmNum: receipt?.confirmNumber,
      isPartCancel: false,
      totalAmount: String(total),
    }
    tax.service.revokeReceipt('2208111115', body)
    await cancel(orderNumber)
    expect(await rowsOf(orderNumber, 'failed')).toMatchObject([
      { failureCode: '-14001023', failure: '취소할 금액이 원본 금액보다 큽니다.' },
    ])
    expect(receipt?.cancelled).toBe(total)
  })

  test('takes no receipt back by the way of invoices', async () => {
    const { orderNumber } = await paid()
    const { id } = await rowOf(orderNumber)
    const call = { as: finance, params: { documentId: id }, body: { reason: '고객 요청' } }
    expect((await shop.call(desk.withdrawTaxPaper, call)).failure?.message).toBe(
      '국세청에 가기 전의 세금계산서만 취소할 수 있습니다.',
    )
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued' })
  })
})

test('whatever failed, the papers agree with the books', async () => {
  expect(await shop.brokenInvariants()).toEqual([])
})
