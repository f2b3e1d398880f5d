import { expect, test } from 'vitest'
import { manyOrders, nthUuid } from '#tests/support/many-orders.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { readStatements } from '../documents/read-documents.ts'
import { listDeals } from './list-deals.ts'

const ORDERS = 5_000

/** Each order sold as it is written, and every tenth given back whole. */
const BOOKED = `
  insert into ledger_transactions (id, kind, reference, memo, at)
  select ${nthUuid(21, 'n')}, 'order-payment', o.number || ':1', o.number, o.placed_at
    from (select *, (row_number() over (order by id))::int as n from orders) o;
  insert into ledger_postings (transaction_id, account, amount)
  select t.id, p.account, p.amount from ledger_transactions t cross join (values ('gateway-receivable', 113000), ('sales', -100000),
    ('delivery-income', -2727), ('vat-payable', -10273)) as p (account, amount);
  insert into ledger_transactions (id, kind, reference, memo, at)
  select ${nthUuid(22, 'n')}, 'order-refund', o.number || ':2', o.number, o.placed_at + interval '1 hour'
    from (select *, (row_number() over (order by id))::int as n from orders) o where n % 10 = 0;
  insert into ledger_postings (transaction_id, account, amount)
  select t.id, p.account, -p.amount from ledger_transactions t cross join (values ('gateway-receivable', 113000), ('sales', -100000),
    ('delivery-income', -2727), ('vat-payable', -10273)) as p (account, amount) where t.kind = 'order-refund';
  analyze ledger_transactions; analyze ledger_postings`

test('the dealings of a customer with 5,000 orders are listed and summed', async () => {
  const shop = await testShop()
  const { pool, db } = shop.container.database
  await manyOrders(pool, ORDERS * 2, 2)
  await pool.query(BOOKED)
  const { rows: ids } = await pool.query<{ id: string }>('select distinct member_id as id from orders limit 1')
  const memberId = ids[0]?.id ?? ''
  const period = { from: '2020-01-01', to: '2099-12-31' }
  const { rows, totals, next } = await listDeals(db, memberId, period)
  expect([rows.length, totals.orders, next !== null]).toEqual([50, ORDERS, true])
  expect(totals.supply + totals.vat).toBe(totals.paid)
  await expect(readStatements(db, shop.clock.now(), memberId, period)).rejects.toThrow('300건까지')
  const second = await listDeals(db, memberId, { ...period, after: next ?? '' })
  expect(new Set([...rows, ...second.rows].map(({ key }) => key)).size).toBe(100)
})
