import { beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { FIRM, INVOICE, paidWith, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { filePapers, taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  ;({ gateway, tax, shop, member, finance } = await taxShop())
})

const list = async (as = member) => (await shop.call(own.listTaxBill, { as, query: {} })).data
const rowOf = async (orderNumber: string, as = member) =>
  (await list(as)).rows.find((row) => row.orderNumber === orderNumber)
const paperOf = async (orderNumber: string) => {
  const id = (await rowOf(orderNumber))?.paper?.id ?? ''
  return (await shop.call(own.readTaxPaper, { as: member, params: { documentId: id } })).data
}

const filed = () => filePapers({ shop, tax })

async function cancelled(orderNumber: string) {
  const body = { reason: '필요 없음' }
  expect((await shop.call(cancelOrder, { as: member, params: { orderNumber }, body })).failure).toBeNull()
  await shop.runJobs()
}

describe('an invoice that was asked for at the checkout', () => {
  test('is issued when the money is there, says the order to the won and ends filed', async () => {
    const { orderNumber, total } = await paidWith(shop, gateway, member, { evidence: INVOICE })
    const issued = await paperOf(orderNumber)
    expect(issued).toMatchObject({ state: 'issued', kind: 'tax-invoice', orderNumbers: [orderNumber] })
    expect(issued.supply + issued.vat).toBe(total)
    expect(issued.items.reduce((sum, item) => sum + item.supply + item.vat, 0)).toBe(total)
    expect(issued.confirmNumber).toMatch(/^\d{24}$/)
    await filed()
    expect(await paperOf(orderNumber)).toMatchObject({ state: 'done' })
    expect((await list()).issued.papers).toBeGreaterThan(0)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('beside a card there is none, asked for or not', async () => {
    const { orderNumber } = await paidWith(shop, gateway, member, { method: '카드', evidence: INVOICE })
    expect(await rowOf(orderNumber)).toMatchObject({ paper: null, whyNot: '카드 매출전표가 증빙입니다.' })
    const body = { orderNumbers: [orderNumber], together: false, wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
    expect((await shop.call(own.askTaxPapers, { as: member, body })).status).toBe(409)
  })

  test('an order that is taken back whole proposes 계약의 해제, which a person confirms', async () => {
    const { orderNumber, total } = await paidWith(shop, gateway, member, { evidence: INVOICE })
    await filed()
    await cancelled(orderNumber)
    const asked = { as: finance, query: { show: 'proposed' as const } }
    const proposal = (await shop.call(desk.listTaxPapers, asked)).data.papers.find((row) =>
      row.orderNumbers.includes(orderNumber),
    )
    expect(proposal).toMatchObject({ amendCode: 4, state: 'proposed' })
    expect((proposal?.supply ?? 0) + (proposal?.vat ?? 0)).toBe(-total)
    const params = { documentId: proposal?.id ?? '' }
    expect((await shop.call(desk.confirmAmendment, { as: finance, params, body: { code: 4 } })).failure).toBeNull()
    await shop.runJobs()
    const sent = tax.service.all().at(-1)?.body
    expect(sent).toMatchObject({ modifyCode: 4, totalAmount: String(-total) })
    expect(sent?.['orgNTSConfirmNum']).toMatch(/^\d{24}$/)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('a cash receipt', () => {
  test('is issued to the phone, and cancelled by itself once the tax office has it', async () => {
    const evidence = { kind: 'income-receipt' as const, phone: '010-1234-5678' }
    const { orderNumber, total } = await paidWith(shop, gateway, member, { evidence })
    expect(await paperOf(orderNumber)).toMatchObject({ state: 'issued', identity: '01012345678' })
    await cancelled(orderNumber)
    const before = tax.service.all().length
    expect(await rowOf(orderNumber)).toMatchObject({ paper: { state: 'waiting', supply: expect.any(Number) } })
    await filed()
    expect(tax.service.all().length).toBe(before + 1)
    expect(tax.service.all().at(-1)?.body).toMatchObject({ cancelType: 1, isPartCancel: false })
    expect(tax.service.all().find(({ cancelled: taken }) => taken === total)).toBeDefined()
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('a wish for orders that are paid', () => {
  test('puts several orders of a month on one invoice', async () => {
    const first = await paidWith(shop, gateway, member)
    const second = await paidWith(shop, gateway, member)
    const wish = { kind: 'tax-invoice' as const, buyer: FIRM }
    const body = { orderNumbers: [first.orderNumber, second.orderNumber], together: true, wish }
    expect((await shop.call(own.askTaxPapers, { as: member, body })).data.papers).toBe(1)
    await shop.runJobs()
    const paper = await paperOf(first.orderNumber)
    expect(paper.orderNumbers.toSorted()).toEqual([first.orderNumber, second.orderNumber].toSorted())
    expect(paper.supply + paper.vat).toBe(first.total + second.total)
    expect((await shop.call(own.askTaxPapers, { as: member, body })).status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  test('another member’s order and paper answer like missing ones', async () => {
    const { orderNumber } = await paidWith(shop, gateway, member, { evidence: INVOICE })
    const other = await shop.member()
    const id = (await rowOf(orderNumber))?.paper?.id ?? ''
    const missing = { documentId: '00000000-0000-4000-8000-000000000000' }
    for (const params of [{ documentId: id }, missing]) {
      for (const endpoint of [own.readTaxPaper, own.openTaxPaper, own.cancelTaxPaper] as const)
        expect((await shop.call(endpoint, { as: other, params })).status).toBe(404)
      const body = { wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
      expect((await shop.call(own.changeTaxBuyer, { as: other, params, body })).status).toBe(404)
    }
    const body = { orderNumbers: [orderNumber], together: false, wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
    expect((await shop.call(own.askTaxPapers, { as: other, body })).status).toBe(404)
    expect((await list(other)).rows).toEqual([])
  })

  test('a business number with a wrong digit is refused by name', async () => {
    const { orderNumber } = await paidWith(shop, gateway, member)
    const buyer = { ...FIRM, businessNumber: '1208147522' }
    const body = { orderNumbers: [orderNumber], together: false, wish: { kind: 'tax-invoice' as const, buyer } }
    const answer = await shop.call(own.askTaxPapers, { as: member, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual(['wish.buyer.businessNumber'])
  })
})
