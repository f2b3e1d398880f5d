import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import { changeGiveBackSettings, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { listDeals } from '#/contract/ordering/deals.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { splitVat } from '#/domain/money/vat.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { agree, payPart } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { fillCompany, practiceTax, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { filePapers } from '#tests/support/orders/tax-shop.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  tax = await practiceTax()
  shop = await testShop({ env: { ...gateway.env, ...tax.env } })
  member = await shop.member({ phoneProven: true })
  desk = await shop.staff('service')
  await shop.call(changeGiveBackSettings, {
    as: await shop.staff('administrator'),
    body: { secondAbove: 100_000_000, shown: 500_000 },
  })
  await fillCompany(shop)
})
afterEach(() => expectSound(shop))

const RECEIPT = { kind: 'income-receipt' as const, phone: '010-1234-5678' }

async function agreed() {
  const item = await addFlyer(shop, member, 60_000)
  const body = { ...(await sheetFor(shop, member, [item])), evidence: RECEIPT }
  const { orderNumber, total } = (await shop.call(placeOrder, { as: member, body })).data
  const advance = Math.round(total / 2)
  expect((await agree(shop, desk, orderNumber, advance, total)).status).toBe(200)
  return { number: orderNumber, total, advance, rest: total - advance }
}

/** What all of its living papers say together. */
async function said(number: string): Promise<number> {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ said: number }>(
    `select coalesce(sum(l.supply + l.vat), 0)::int as said from tax_document_orders l
       join tax_documents d on d.id = l.document_id and d.state <> 'cancelled' join orders o on o.id = l.order_id
      where o.number = $1`,
    [number],
  )
  return rows[0]?.said ?? 0
}

const filed = () => filePapers({ shop, tax })

describe('two parts that were paid by two means', () => {
  test('have a receipt of the cash that came first, and none of what a card paid in the window', async () => {
    const { number, advance, total } = await agreed()
    await payPart(shop, gateway, member, number, 'virtual-account')
    expect(await said(number)).toBe(advance)
    await payPart(shop, gateway, member, number, 'virtual-account', 'card')
    expect(await said(number)).toBe(advance)
    await filed()
    // The rest goes back first: that is the card's money, and the receipt stands.
    const finance = await shop.staff('finance')
    const looked = (await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })).data
    expect((await give(shop, finance, number, choose(looked, { extra: 10_000 }))).status).toBe(200)
    expect(await said(number)).toBe(advance)
    expect(total).toBeGreaterThan(advance)
  })

  test('have a receipt of the cash alone that came after a card', async () => {
    const { number, rest } = await agreed()
    await payPart(shop, gateway, member, number)
    expect(await said(number)).toBe(0)
    await payPart(shop, gateway, member, number, 'card', 'virtual-account')
    expect(await said(number)).toBe(rest)
    const row = (await shop.call(own.listTaxBill, { as: member, query: {} })).data.rows.find(
      ({ orderNumber }) => orderNumber === number,
    )
    expect((row?.supply ?? 0) + (row?.vat ?? 0)).toBe(rest)
  })

  test('have the cash part of a refund on the receipt as the statement has it, to the won', async () => {
    const { number, total } = await agreed()
    await payPart(shop, gateway, member, number)
    await payFor(shop, gateway, member, [number], { method: '계좌이체' })
    await shop.runJobs()
    const finance = await shop.staff('finance')
    const today = seoulDay(shop.clock.now())
    const proved = async () => {
      const { rows } = (await shop.call(own.listTaxBill, { as: member, query: {} })).data
      const { supply = 0, vat = 0 } = rows.find(({ orderNumber }) => orderNumber === number) ?? {}
      return { supply, vat }
    }
    const dealt = async () => {
      const query = { from: today, to: today, q: number }
      const { rows } = (await shop.call(listDeals, { as: member, query })).data
      // The advance was no sale yet.
      return rows.filter(({ supply }) => supply !== 0).map(({ supply, vat }) => ({ supply, vat }))
    }
    // What the slip of the card says is the rest of the sale.
    const slip = splitVat(Math.round(total / 2))
    const [sale] = await dealt()
    let before = await proved()
    expect({ supply: before.supply + slip.supply, vat: before.vat + slip.vat }).toEqual(sale)
    const told = []
    for (const extra of [1_009, 338, 3_331, 5, 777, 1]) {
      const looked = (await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })).data
      expect((await give(shop, finance, number, choose(looked, { extra }))).status).toBe(200)
      await shop.runJobs()
      const after = await proved()
      told.push({ supply: after.supply - before.supply, vat: after.vat - before.vat })
      before = after
    }
    expect(told).toEqual((await dealt()).slice(1))
  })

  test('by card both have none, and in cash both have the whole', async () => {
    const card = await agreed()
    await payPart(shop, gateway, member, card.number)
    await payPart(shop, gateway, member, card.number)
    expect(await said(card.number)).toBe(0)
    const body = { orderNumbers: [card.number], together: false, wish: RECEIPT }
    expect((await shop.call(own.askTaxPapers, { as: member, body })).status).toBeGreaterThanOrEqual(400)
    const cash = await agreed()
    await payPart(shop, gateway, member, cash.number, 'virtual-account')
    await payPart(shop, gateway, member, cash.number, 'virtual-account')
    expect(await said(cash.number)).toBe(cash.total)
  })
})
