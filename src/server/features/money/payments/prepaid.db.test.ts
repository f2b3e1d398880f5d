import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { giveEmoney } from '#tests/support/ledger/give-value.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

/** An order of which `share` is paid with e-money and the rest is to be paid by money. */
async function partlyPrepaid(share: number) {
  const sheet = await sheetFor(shop, member, [await addFlyer(shop, member)])
  const emoney = Math.floor(sheet.shownTotal * share)
  await giveEmoney(shop, member, emoney)
  const money = sheet.shownTotal - emoney
  const body = { ...sheet, benefits: { couponIds: [], points: 0, emoney }, shownTotal: money }
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
  return { orderNumber, emoney, money }
}

async function moneyOf(orderNumber: string) {
  const { rows } = await shop.container.database.db.execute<Record<string, number>>(sql`
    select coalesce(sum(p.amount) filter (where p.account = 'prepaid-applied'), 0)::int as prepaid,
           coalesce(sum(p.amount) filter (where p.account in ('sales', 'delivery-income', 'vat-payable')), 0)::int as sold
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id where t.memo = ${orderNumber} and t.kind like 'order-%'`)
  return rows[0]
}

test('a payment sells what was prepaid too, and a cancellation takes the whole sale back', async () => {
  const { orderNumber, emoney, money } = await partlyPrepaid(0.4)
  await payFor(shop, gateway, member, [orderNumber])
  expect(await moneyOf(orderNumber)).toEqual({ prepaid: emoney, sold: -(money + emoney) })
  expect(await shop.brokenInvariants()).toEqual([])
  await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } })
  await shop.runJobs()
  expect(await moneyOf(orderNumber)).toEqual({ prepaid: 0, sold: 0 })
  expect(await shop.brokenInvariants()).toEqual([])
})

test('an order that was prepaid whole is paid without a window', async () => {
  const { orderNumber, emoney } = await partlyPrepaid(1)
  const body = { orderNumbers: [orderNumber], method: 'card' as const }
  expect((await shop.call(startPayment, { as: member, body })).data).toMatchObject({ amount: 0, paid: true })
  expect(await moneyOf(orderNumber)).toEqual({ prepaid: emoney, sold: -emoney })
  await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } })
  await shop.runJobs()
  expect(await moneyOf(orderNumber)).toEqual({ prepaid: 0, sold: 0 })
  expect(await shop.brokenInvariants()).toEqual([])
})
