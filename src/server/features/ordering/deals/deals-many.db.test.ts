import { beforeAll, expect, test } from 'vitest'
import { bookMany, nameBuyer } from '#tests/support/many-dealings.ts'
import { manyOrders } from '#tests/support/many-orders.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { presentDocument } from '../documents/documents.presenter.ts'
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
  const second = await listDeals(db, memberId, { ...period, after: next ?? '' })
  expect(new Set([...rows, ...second.rows].map(({ key }) => key)).size).toBe(100)
})

test('a statement of 5,000 orders asks for all of them together; a screen gets its first rows', async () => {
  const { db, pool } = shop.container.database
  await pool.query(`update order_lines set quote = '{"lines": []}'`)
  const period = { from: '2020-01-01', to: '2099-12-31' }
  const read = () => readStatements(db, shop.clock.now(), memberId, period)
  const paper = await read()
  expect(new Set(paper.items.flatMap(({ details }) => details[0] ?? [])).size).toBe(ORDERS)
  expect(paper.items.reduce((sum, { supply, vat }) => sum + supply + vat, 0)).toBe(paper.total)
  expect((await statementsOf(read)).length).toBeLessThan(15)
  const { items, more } = await presentDocument(db, paper)
  expect([items.length, items.length + more]).toEqual([300, paper.items.length])
})

test('one of more is asked for in parts', async () => {
  const { db, pool } = shop.container.database
  await pool.query(
    'update orders set member_id = $1 where id = (select id from orders where member_id <> $1 order by id limit 1)',
    [memberId],
  )
  const period = { from: '2020-01-01', to: '2099-12-31' }
  await expect(readStatements(db, shop.clock.now(), memberId, period)).rejects.toThrow('5,000건까지')
})
