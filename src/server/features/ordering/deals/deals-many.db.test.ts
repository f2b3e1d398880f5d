import { beforeAll, expect, test } from 'vitest'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { bookMany, nameBuyer } from '#tests/support/many-dealings.ts'
import { manyOrders } from '#tests/support/many-orders.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { readStatements } from '../documents/read-documents.ts'
import { listDeals } from './list-deals.ts'

const ORDERS = 5_000
let shop: TestShop
let memberId: string

beforeAll(async () => {
  shop = await testShop()
  const { pool } = shop.container.database
  await manyOrders(pool, ORDERS * 2, 2)
  await bookMany(pool)
  const { rows } = await pool.query<{ id: string }>('select distinct member_id as id from orders limit 1')
  memberId = rows[0]?.id ?? ''
  await nameBuyer(pool, memberId)
})

test('the dealings of a customer with 5,000 orders are listed and summed', async () => {
  const { db } = shop.container.database
  const period = { from: '2020-01-01', to: '2099-12-31' }
  const { rows, totals, next } = await listDeals(db, memberId, period)
  expect([rows.length, totals.orders, next !== null]).toEqual([50, ORDERS, true])
  expect(totals.supply + totals.vat).toBe(totals.paid)
  await expect(readStatements(db, shop.clock.now(), memberId, period)).rejects.toThrow('300건까지')
  const second = await listDeals(db, memberId, { ...period, after: next ?? '' })
  expect(new Set([...rows, ...second.rows].map(({ key }) => key)).size).toBe(100)
})

test('a statement of hundreds of orders asks for all of them together', async () => {
  const { db } = shop.container.database
  const now = shop.clock.now()
  const day = seoulDay(daysBefore(now, 2))
  await shop.container.database.pool.query(
    `update order_lines set quote = '{"lines": []}' from orders o
      where o.id = order_id and o.member_id = $1 and o.placed_at > now() - interval '4 days'`,
    [memberId],
  )
  const read = () => readStatements(db, now, memberId, { from: day, to: day })
  expect((await read()).items.length).toBeGreaterThan(200)
  expect((await statementsOf(read)).length).toBeLessThan(15)
})
