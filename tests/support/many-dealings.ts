import pg from 'pg'
import { nthUuid } from './many-orders.ts'

/** Books of orders as `manyOrders` writes them: each sold as it was placed, and every tenth given back whole. */
export async function bookMany(pool: pg.Pool): Promise<void> {
  // As `manyOrders`: filling a book takes longer than any answer of the shop may.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(BOOKS)
  } finally {
    await client.end()
  }
}

const BOOKS = `
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

/** Who bought them, so that papers have somebody to name. */
export async function nameBuyer(pool: Pick<pg.Pool, 'query'>, id: string): Promise<void> {
  await pool.query(
    `insert into member (id, public_id, login_id, login_key, email, email_key, name, phone, type, joined_at)
     values ($1, gen_random_uuid(), 'buyer', 'buyer', 'buyer@example.com', 'buyer@example.com', '한결출판', '01012345678', 'GENERAL', now())`,
    [id],
  )
}
