import type pg from 'pg'
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

/** How many wait for what this connection holds. */
async function waitingFor(client: pg.PoolClient): Promise<number> {
  const { rows } = await shop.container.database.pool.query<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
    [(await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid],
  )
  return rows[0]?.n ?? 0
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

test('an order that was prepaid whole and is cancelled meanwhile is refused, not called paid', async () => {
  const { orderNumber } = await partlyPrepaid(1)
  const body = { orderNumbers: [orderNumber], method: 'card' as const }
  const cancelling = await shop.container.database.pool.connect()
  try {
    await cancelling.query('begin')
    await cancelling.query('select 1 from orders where number = $1 for update', [orderNumber])
    const paying = shop.call(startPayment, { as: member, body })
    await expect.poll(() => waitingFor(cancelling)).toBe(1)
    await cancelling.query(`update orders set payment_state = 'cancelled', cancelled_at = now() where number = $1`, [
      orderNumber,
    ])
    await cancelling.query('commit')
    expect(await paying).toMatchObject({ status: 409, failure: { message: `${orderNumber} 주문: 취소한 주문입니다.` } })
  } finally {
    cancelling.release()
  }
  const { rows } = await shop.container.database.pool.query(
    'select 1 from payment_attempt_orders ao join orders o on o.id = ao.order_id where o.number = $1',
    [orderNumber],
  )
  expect(rows).toEqual([])
})
