import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { FIRM, INVOICE, paidWith, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { filePapers, papersOf, taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { openUnasked } from './open-unasked.ts'
import { followPapers } from './tax-invoices.jobs.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  ;({ gateway, tax, shop, member, finance } = await taxShop())
})

const paid = (over: object = {}) => paidWith(shop, gateway, member, { evidence: { ...INVOICE, ...over } as never })
const rowsOf = (orderNumber: string, show?: desk.TaxShow) => papersOf({ shop, finance }, orderNumber, show)
async function rowOf(orderNumber: string) {
  const [row] = await rowsOf(orderNumber, 'all')
  if (!row) throw new Error('no paper')
  return { ...row, params: { documentId: row.id } }
}
const filed = () => filePapers({ shop, tax })
/** The shop asks again for what nobody answered. */
async function again() {
  shop.clock.forward({ minutes: 6 })
  await followPapers(shop.container)
  await shop.runJobs()
}
const atService = (orderNumber: string) => tax.service.all().filter(({ body }) => body['remark1'] === orderNumber)

describe('a paper that fails', () => {
  test('for the buyer waits with its reason; the customer puts it right, and it is issued', async () => {
    const { orderNumber } = await paid({ businessNumber: '1000000009' })
    const row = await rowOf(orderNumber)
    expect(row).toMatchObject({ state: 'failed', failure: '폐업한 사업자입니다.' })
    const mail = shop.outbox.sent.filter(({ body }) => body.includes('폐업한 사업자입니다.'))
    expect(mail.length).toBeGreaterThan(0)
    const body = { wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
    expect((await shop.call(own.changeTaxBuyer, { as: member, params: row.params, body })).failure).toBeNull()
    await shop.runJobs()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', failure: null })
    const changed = await shop.call(own.changeTaxBuyer, { as: member, params: row.params, body })
    expect(changed.status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('whose answer was lost is looked up, and is there once', async () => {
    const { orderNumber } = await paid({ company: '연습-끊김' })
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issuing' })
    for (let attempt = 0; attempt < 3; attempt += 1) await again()
    expect((await rowOf(orderNumber)).state).not.toBe('issuing')
    expect(atService(orderNumber)).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('without points waits for the desk, which tries again; nobody is told of it', async () => {
    const told = shop.outbox.sent.length
    const points = tax.service.points
    tax.service.points = 0
    const { orderNumber } = await paid()
    const row = await rowOf(orderNumber)
    expect(row).toMatchObject({ state: 'failed', failureCode: '-99000002' })
    expect(shop.outbox.sent.slice(told).some(({ body }) => body.includes('포인트'))).toBe(false)
    // Nor does the customer read there what only the shop can put right.
    const whole = await shop.call(own.readTaxPaper, { as: member, params: row.params })
    expect(whole.data).toMatchObject({ state: 'failed', failure: null })
    const list = await shop.call(own.listTaxBill, { as: member, query: {} })
    expect(JSON.stringify([whole.data, list.data])).not.toContain('포인트가 부족')
    tax.service.points = points
    expect((await shop.call(desk.issueTaxPaper, { as: finance, params: row.params })).failure).toBeNull()
    await shop.runJobs()
    expect((await rowOf(orderNumber)).state).toBe('issued')
    expect((await shop.call(desk.issueTaxPaper, { as: finance, params: row.params })).status).toBe(409)
    const log = await shop.call(listAudit, { as: await shop.staff('administrator'), query: {} })
    expect(JSON.stringify(log.data)).toContain('tax.issue')
  })

  test('at the tax office is written anew under another key', async () => {
    const { orderNumber } = await paid({ company: '연습-국세청거절' })
    await filed()
    const row = await rowOf(orderNumber)
    expect(row).toMatchObject({ state: 'failed', failureCode: 'NTS ERR001' })
    const body = { wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
    expect((await shop.call(desk.correctTaxPaper, { as: finance, params: row.params, body })).failure).toBeNull()
    await shop.runJobs()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued' })
    expect(atService(orderNumber)).toHaveLength(2)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('each way in which the service fails', () => {
  const RIGHT = { wish: { kind: 'tax-invoice' as const, buyer: FIRM } }

  test.each([
    ['a firm that rests', { businessNumber: '1000000014' }, 'FIRM', '휴업 중인 사업자입니다.'],
    ['a number that nobody has', { businessNumber: '1000000028' }, 'FIRM', '국세청에 등록되지 않은 사업자번호입니다.'],
    ['content that it does not take', { company: '연습-거절' }, '-11001099', '연습: 이 내용으로는 발행할 수 없습니다.'],
    ['points that are used up', { company: '연습-포인트' }, '-99000002', '잔여포인트가 부족합니다.'],
  ])(
    '%s: the desk sees why, a second try fails alike, and a correction is issued once',
    async (_, over, code, words) => {
      const { orderNumber } = await paid(over)
      const [row] = await rowsOf(orderNumber, 'failed')
      expect(row).toMatchObject({ state: 'failed', failureCode: code, failure: words })
      const params = { documentId: row?.id ?? '' }
      expect((await shop.call(desk.issueTaxPaper, { as: finance, params })).failure).toBeNull()
      await shop.runJobs()
      expect(await rowOf(orderNumber)).toMatchObject({ state: 'failed', failureCode: code })
      expect(atService(orderNumber)).toEqual([])
      expect((await shop.call(desk.correctTaxPaper, { as: finance, params, body: RIGHT })).failure).toBeNull()
      await shop.runJobs()
      expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', failure: null })
      expect(await rowsOf(orderNumber, 'failed')).toEqual([])
      expect(atService(orderNumber)).toHaveLength(1)
      expect(await shop.brokenInvariants()).toEqual([])
    },
  )

  test('while nobody gives tokens it is late for customer and desk, and issued once somebody does', async () => {
    tax.linkhub.end()
    tax.linkhub.away = true
    const { orderNumber } = await paid()
    await again()
    const [row] = await rowsOf(orderNumber, 'failed')
    expect(row).toMatchObject({ state: 'issuing', failure: expect.stringContaining('저절로 다시 보냅니다') })
    const { data } = await shop.call(desk.listTaxPapers, { as: finance, query: {} })
    expect(data.papers.map(({ id }) => id)).toContain(row?.id)
    expect(data.papers).toHaveLength(data.counts.failed + data.counts.proposed + data.counts.due)
    const params = { documentId: row?.id ?? '' }
    const whole = await shop.call(own.readTaxPaper, { as: member, params })
    expect(whole.data).toMatchObject({ state: 'issuing', failure: row?.failure })
    tax.linkhub.away = false
    await again()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', failure: null })
    expect(await rowsOf(orderNumber, 'failed')).toEqual([])
    expect(atService(orderNumber)).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('a token that has ended costs the paper nothing', async () => {
    await paid()
    tax.linkhub.end()
    const { orderNumber } = await paid()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued', failure: null })
    expect(atService(orderNumber)).toHaveLength(1)
  })

  test('a machine whose clock is an hour off issues all the same', async () => {
    tax.linkhub.end()
    tax.forward(60)
    const { orderNumber } = await paid()
    expect(await rowOf(orderNumber)).toMatchObject({ failure: null })
    expect(atService(orderNumber)).toHaveLength(1)
  })

  test('an answer that comes late is waited for, and nothing is issued twice', async () => {
    const { orderNumber } = await paid({ company: '연습-늦은답' })
    expect(await rowsOf(orderNumber, 'failed')).toEqual([])
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'issued' })
    expect(atService(orderNumber)).toHaveLength(1)
  })
})

describe('the desk', () => {
  test('withdraws an invoice before the tax office has it, and not after', async () => {
    const { orderNumber } = await paid()
    const { params } = await rowOf(orderNumber)
    const body = { reason: '고객 요청' }
    expect((await shop.call(desk.withdrawTaxPaper, { as: finance, params, body })).failure).toBeNull()
    expect(await rowOf(orderNumber)).toMatchObject({ state: 'cancelled' })
    const later = await paid()
    await filed()
    const done = await rowOf(later.orderNumber)
    expect((await shop.call(desk.withdrawTaxPaper, { as: finance, params: done.params, body })).status).toBe(409)
  })

  test('writes a wrong invoice anew: one that takes it away and one that is right', async () => {
    const { orderNumber } = await paid()
    await filed()
    const { params, supply } = await rowOf(orderNumber)
    const body = { reason: '상호를 잘못 적음', buyer: { ...FIRM, company: '한울미디어' } }
    expect((await shop.call(desk.undoTaxPaper, { as: finance, params, body })).failure).toBeNull()
    await shop.runJobs()
    const [, away, anew] = atService(orderNumber).length > 1 ? atService(orderNumber) : tax.service.all().slice(-3)
    expect([away, anew].map((paper) => Number(paper?.body['supplyCostTotal'])).toSorted((a, b) => a - b)).toEqual([
      -supply,
      supply,
    ])
    expect((await shop.call(desk.undoTaxPaper, { as: finance, params, body })).status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('gathers a firm’s orders of a month on one invoice', async () => {
    const buyer = { buyer: FIRM, monthly: true }
    const saver = await shop.member()
    expect((await shop.call(own.saveTaxBuyer, { as: saver, body: buyer })).failure).toBeNull()
    const orders = [
      await paidWith(shop, gateway, saver, { evidence: INVOICE }),
      await paidWith(shop, gateway, saver, { evidence: INVOICE }),
    ]
    const [row] = await rowsOf(orders[0]?.orderNumber ?? '', 'due')
    expect(row).toMatchObject({ monthly: true, state: 'waiting' })
    expect(row?.orderNumbers).toHaveLength(2)
    const body = { month: row?.writeDay.slice(0, 7) ?? '' }
    expect((await shop.call(desk.collectTaxPapers, { as: finance, body })).data.papers).toBe(1)
    await shop.runJobs()
    const params = { documentId: row?.id ?? '' }
    const paper = (await shop.call(desk.readStaffTaxPaper, { as: finance, params })).data
    expect(paper.supply + paper.vat).toBe(orders.reduce((sum, { total }) => sum + total, 0))
    expect(paper.state).toBe('issued')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('lists what wants a person with what failed first, whatever is due before it', async () => {
    const saver = await shop.member()
    const gathered = await paidWith(shop, gateway, saver, { evidence: INVOICE })
    expect((await shop.call(own.saveTaxBuyer, { as: saver, body: { buyer: FIRM, monthly: true } })).failure).toBeNull()
    const monthly = await paidWith(shop, gateway, saver, { evidence: INVOICE })
    const failed = await paid({ businessNumber: '1000000009' })
    const { data } = await shop.call(desk.listTaxPapers, { as: finance, query: {} })
    const states = data.papers.map(({ state }) => state)
    expect(states.slice(0, data.counts.failed).every((state) => state === 'failed')).toBe(true)
    expect(states).toHaveLength(data.counts.failed + data.counts.proposed + data.counts.due)
    const numbers = data.papers.flatMap(({ orderNumbers }) => orderNumbers)
    expect(numbers).toContain(monthly.orderNumber)
    expect(numbers).not.toContain(gathered.orderNumber)
    expect(numbers.indexOf(failed.orderNumber)).toBeLessThan(numbers.indexOf(monthly.orderNumber))
  })

  test('exports a month, and keeps its settings', async () => {
    const month = (await shop.call(desk.listTaxPapers, { as: finance, query: {} })).data.month
    for (const format of ['csv', 'xlsx'] as const)
      expect((await shop.call(desk.exportTaxPapers, { as: finance, query: { month, format } })).status).toBe(200)
    const { seen } = (await shop.call(desk.readTaxSettings, { as: finance })).data
    const body = { businessType: '제조업', businessItem: '인쇄', selfReceipts: true }
    const saved = await shop.call(desk.saveTaxSettings, { as: finance, body: { ...body, seen } })
    expect(saved.data).toMatchObject(body)
    expect((await shop.call(desk.readTaxSettings, { as: finance })).data).toEqual(saved.data)
  })

  test('writes a receipt that nobody asked for once two days are over', async () => {
    const { seen } = (await shop.call(desk.readTaxSettings, { as: finance })).data
    const body = { businessType: null, businessItem: null, selfReceipts: true, seen }
    await shop.call(desk.saveTaxSettings, { as: finance, body })
    const { orderNumber, total } = await paidWith(shop, gateway, member, { copies: 20_000 })
    expect(total).toBeGreaterThanOrEqual(100_000)
    await openUnasked(shop.container)
    expect(await rowsOf(orderNumber, 'all')).toEqual([])
    await shop.container.database.db.execute(
      sql`update orders set paid_at = paid_at - interval '3 days' where number = ${orderNumber}`,
    )
    await openUnasked(shop.container)
    await openUnasked(shop.container)
    await shop.runJobs()
    expect(tax.service.all().filter(({ body: sent }) => sent['identityNum'] === '0100001234')).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('is finance: nobody else of the staff sees or does it, nor does a customer', async () => {
    const { orderNumber } = await paid()
    const { params } = await rowOf(orderNumber)
    const production = await shop.staff('production')
    for (const as of [production, member]) {
      expect((await shop.call(desk.listTaxPapers, { as, query: {} })).status).toBe(403)
      expect((await shop.call(desk.readStaffTaxPaper, { as, params })).status).toBe(403)
      expect((await shop.call(desk.issueTaxPaper, { as, params })).status).toBe(403)
    }
    const missing = { documentId: '00000000-0000-4000-8000-000000000000' }
    expect((await shop.call(desk.readStaffTaxPaper, { as: finance, params: missing })).status).toBe(404)
    const code = { code: 4 as const }
    expect((await shop.call(desk.confirmAmendment, { as: finance, params, body: code })).status).toBe(409)
    expect((await shop.call(desk.confirmAmendment, { as: finance, params: missing, body: code })).status).toBe(404)
  })
})
