import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exportJournal } from '#/contract/money/closing.contract.ts'
import { deferOrders, setTerms } from '#/contract/money/credit.contract.ts'
import { changeGiveBackSettings, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { listTaxBill } from '#/contract/money/tax-bill.contract.ts'
import { downloadDeals, listDeals } from '#/contract/ordering/deals.contract.ts'
import { readChosenStatement, readOrderDocument, readStatementList } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { parseCsv } from '#/lib/csv.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { couponFor } from '#tests/support/coupons.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { changeLine } from '#tests/support/orders/change-paid.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { INVOICE } from '#tests/support/orders/practice-tax.ts'
import { taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let finance: StaffCaller
let member: MemberCaller

beforeAll(async () => {
  ;({ gateway, shop, finance } = await taxShop())
  const body = { secondAbove: 100_000_000, shown: 500_000 }
  await shop.call(changeGiveBackSettings, { as: await shop.staff('administrator'), body })
})
afterEach(() => expectSound(shop))

interface Mix {
  readonly rate: number
  readonly coupon: number
  readonly points: number
  readonly emoney: number
  readonly pay: '카드' | '계좌이체' | 'deferred'
  /** Copies that the first line becomes. */
  readonly change?: number
  /** Amounts that go back, one after the other. */
  readonly back?: readonly number[]
}

async function order({ rate, coupon, points, emoney, pay, change, back = [] }: Mix): Promise<string> {
  member = await shop.member()
  await shop.container.database.pool.query('update member set discount_rate = $2 where id = $1', [
    member.memberId,
    rate,
  ])
  const couponIds = coupon ? [(await couponFor(shop, member, { amount: coupon })).couponId] : []
  if (points) await giveTo(shop, member, 'points', points)
  if (emoney) await giveTo(shop, member, 'emoney', emoney)
  const sheet = await sheetFor(shop, member, [await addFlyer(shop, member, 3_000), await addFlyer(shop, member, 1_000)])
  const benefits = { couponIds, points, emoney }
  const deliveries = sheet.deliveries.map(({ method, recipient: { zipcode }, counts }) => ({ method, counts, zipcode }))
  const asked = { itemIds: sheet.itemIds, deliveries, benefits }
  const { amounts } = (await shop.call(previewOrder, { as: member, body: asked })).data
  const body = { ...sheet, benefits, shownTotal: amounts.total, evidence: pay === '카드' ? null : INVOICE }
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
  if (pay === 'deferred') await defer(orderNumber)
  else await payFor(shop, gateway, member, [orderNumber], { method: pay })
  await later()
  if (change) {
    expect((await changeLine(shop, await shop.staff('service'), orderNumber, { copies: change })).status).toBe(200)
    if (change > 3_000) await payFor(shop, gateway, member, [orderNumber])
    await later()
  }
  for (const extra of back) {
    const looked = (await shop.call(readGiveBack, { as: finance, params: { orderNumber } })).data
    expect((await give(shop, finance, orderNumber, choose(looked, { extra }))).status).toBe(200)
    await later()
  }
  return orderNumber
}

async function later(): Promise<void> {
  await shop.runJobs()
  shop.clock.forward({ minutes: 1 })
}

async function defer(orderNumber: string): Promise<void> {
  const params = { memberId: member.memberId }
  const seen = await seenTerms(shop, member.memberId)
  const body = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약', seen }
  expect((await shop.call(setTerms, { as: finance, params, body })).failure).toBeNull()
  const deferred = await shop.call(deferOrders, {
    as: member,
    body: { orderNumbers: [orderNumber] },
    key: randomUUID(),
  })
  expect(deferred.failure).toBeNull()
}

const sum = (rows: readonly { readonly supply: number; readonly vat: number }[]) => ({
  supply: rows.reduce((all, { supply }) => all + supply, 0),
  vat: rows.reduce((all, { vat }) => all + vat, 0),
})

/** Supply and VAT of the order as each place says them. */
async function saidOf(orderNumber: string) {
  const today = seoulDay(shop.clock.now())
  const query = { from: today, to: today }
  const params = { orderNumber, document: 'statement' } as const
  const { rows, totals } = (await shop.call(listDeals, { as: member, query })).data
  const sheet = await shop.call(downloadDeals, { as: member, query: { ...query, format: 'csv' } })
  const [, , , , supply, vat] = parseCsv(sheet.bytes.toString('utf8').slice(1)).at(-1) ?? []
  const journal = await shop.call(exportJournal, { as: finance, query: { period: today, format: 'csv' } })
  return {
    statement: sum((await shop.call(readOrderDocument, { as: member, params })).data.items),
    period: sum((await shop.call(readStatementList, { as: member, query })).data.items),
    chosen: sum(
      (await shop.call(readChosenStatement, { as: member, query: { orderNumbers: orderNumber } })).data.items,
    ),
    deals: sum(rows),
    totals: { supply: totals.supply, vat: totals.vat },
    sheet: { supply: Number(supply), vat: Number(vat) },
    journal: soldIn(parseCsv(journal.bytes.toString('utf8').slice(1)), orderNumber),
  }
}

/** What the accountant reads in the journal: sales less reductions, and the VAT that is owed for them. */
function soldIn(journal: readonly (readonly string[])[], orderNumber: string) {
  const rows = journal.filter((row) => row[5] === orderNumber)
  const balance = (...names: string[]) =>
    rows
      .filter((row) => names.includes(row[3] ?? ''))
      .reduce((all, row) => all + Number(row[7] ?? 0) - Number(row[6] ?? 0), 0)
  return { supply: balance('제품매출', '운송수입', '매출할인'), vat: balance('부가세예수금') }
}

const MIXES: readonly (readonly [string, Mix])[] = [
  ['a grade and a coupon', { rate: 7, coupon: 3_333, points: 0, emoney: 0, pay: '카드' }],
  [
    'everything and refunds',
    { rate: 7, coupon: 5_001, points: 3_010, emoney: 7_777, pay: '계좌이체', back: [1_009, 3_331, 5] },
  ],
  [
    'a change to cheaper, then a refund',
    { rate: 3, coupon: 2_222, points: 1_000, emoney: 1_234, pay: '카드', change: 2_000, back: [777] },
  ],
  ['a change to dearer', { rate: 4, coupon: 999, points: 0, emoney: 4_321, pay: '계좌이체', change: 4_000 }],
  [
    'credit that is lowered',
    { rate: 7, coupon: 1_111, points: 1_500, emoney: 3_333, pay: 'deferred', back: [10_007, 338] },
  ],
]

describe('an order says the same supply and VAT wherever somebody reads them', () => {
  test.each(MIXES)('with %s', async (_, mix) => {
    const orderNumber = await order(mix)
    const { statement, ...others } = await saidOf(orderNumber)
    expect(statement.vat).toBeGreaterThan(0)
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((place) => [place, statement])))
    if (mix.pay === '카드' || mix.change) return
    // A tax paper proves the money alone.
    const { rows } = (await shop.call(listTaxBill, { as: member, query: {} })).data
    const { supply = 0, vat = 0 } = rows.find((row) => row.orderNumber === orderNumber) ?? {}
    expect(supply + vat).toBe(statement.supply + statement.vat - mix.points - mix.emoney)
  })
})
