import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeGiveBackSettings, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { addFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { choose, give, paidOrder } from '#tests/support/orders/give-back.ts'
import { agree, payPart } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, moneyOf } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
  const owner = await shop.staff('administrator')
  await shop.call(changeGiveBackSettings, { as: owner, body: { secondAbove: 100_000_000, shown: 500_000 } })
})
afterEach(() => expectSound(shop))

/** Two jobs in one order, its advance and its rest paid by card. */
async function paidInParts(share: number) {
  const items = [await addFlyer(shop, member, 1000), await addFlyer(shop, member, 60_000)]
  const sheet = await sheetFor(shop, member, items)
  // To an island, so that its parcel costs something.
  const deliveries = sheet.deliveries.map((each) => ({ ...each, recipient: { ...each.recipient, zipcode: '63000' } }))
  const asked = { itemIds: sheet.itemIds, deliveries: deliveries.map((each) => ({ ...each, zipcode: '63000' })) }
  const shownTotal = (await shop.call(previewOrder, { as: member, body: asked })).data.amounts.total
  const body = { ...sheet, deliveries, shownTotal }
  const { orderNumber, total } = (await shop.call(placeOrder, { as: member, body })).data
  const advance = Math.floor(total * share)
  expect((await agree(shop, finance, orderNumber, advance, total)).status).toBe(200)
  await payPart(shop, gateway, member, orderNumber)
  await payPart(shop, gateway, member, orderNumber)
  return { orderNumber, total, advance, rest: total - advance }
}

const look = async (orderNumber: string) =>
  (await shop.call(readGiveBack, { as: finance, params: { orderNumber } })).data

/** What went back over each of its payments. */
async function backOver(orderNumber: string): Promise<Readonly<Record<string, number>>> {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ part: string; amount: number }>(
    `select ao.part, sum(r.amount)::int as amount
       from payment_refunds r join payment_attempt_orders ao on ao.attempt_id = r.attempt_id and ao.order_id = r.order_id
       join orders o on o.id = r.order_id
      where o.number = $1 and r.state = 'done' group by ao.part`,
    [orderNumber],
  )
  return Object.fromEntries(rows.map(({ part, amount }) => [part, amount]))
}

async function gave(orderNumber: string, chosen: Parameters<typeof choose>[1]): Promise<number> {
  const { status, data, failure } = await give(shop, finance, orderNumber, choose(await look(orderNumber), chosen))
  expect(status, failure?.message).toBe(200)
  return 'amount' in data ? data.amount : -1
}

test('a line and a delivery fee of an order in two parts go back over the last payment first, to the won', async () => {
  const { orderNumber, total } = await paidInParts(0.5)
  const line = await gave(orderNumber, { lines: [0] })
  expect(line).toBeGreaterThan(0)
  expect(await backOver(orderNumber)).toEqual({ rest: line })
  const fee = await gave(orderNumber, { fees: true })
  expect(fee).toBeGreaterThan(0)
  expect(await backOver(orderNumber)).toEqual({ rest: line + fee })
  expect(await moneyOf(shop, orderNumber)).toMatchObject({ payment: 'partly-refunded', refunded: line + fee })
  expect(await balancesOf(shop, orderNumber)).toMatchObject({ 'gateway-receivable': total - line - fee })
  expect(await balancesOf(shop, orderNumber)).not.toHaveProperty('advances-received')
})

test('what is more than the rest goes on over the advance, and all of it is never more than was paid', async () => {
  const { orderNumber, total, advance, rest } = await paidInParts(0.9)
  const first = await gave(orderNumber, { extra: rest + 10_000 })
  expect(first).toBe(rest + 10_000)
  expect(await backOver(orderNumber)).toEqual({ rest, advance: 10_000 })
  const others = await gave(orderNumber, { lines: [0, 1], fees: true })
  expect(first + others).toBe(total)
  expect(await backOver(orderNumber)).toEqual({ rest, advance })
  expect(await moneyOf(shop, orderNumber)).toMatchObject({ payment: 'refunded', refunded: total })
  expect(await balancesOf(shop, orderNumber)).toEqual({})
})

test('the statement says which copies a refund is for, and what was kept', async () => {
  const { number } = await paidOrder(shop, gateway, member, [1000])
  await gave(number, { copies: [[0, 300]], kept: 1_000 })
  await shop.runJobs()
  const params = { orderNumber: number, document: 'statement' as const }
  const { items } = (await shop.call(readOrderDocument, { as: member, params })).data
  const about = [expect.stringMatching(/가운데 300장$/), '남긴 비용 1,000원']
  expect(items.at(-1)).toMatchObject({ name: '환불', details: about })
})
