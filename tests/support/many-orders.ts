import pg from 'pg'
import { SMALL_BOOK } from './paid-order.ts'

/** However old the shop, the newest few are in work. */
const IN_WORK = 1_000
const ORDERS_PER_DAY = 500
const NAMES = `(array['김','이','박','최','정','강','조','윤','장','임','탁'])[1 + least(n * 7 % 53, 10)]
  || (array['서','민','지','하','도','예','시','주'])[1 + n * 5 % 8] || (array['윤','준','우','은','현','아','호','연'])[1 + n * 3 % 8]`

/** The n-th of them. */
export const nthUuid = (kind: number, n: string): string =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * An old shop: `count` orders with a line and a delivery each, the newest today, of `members`
 * customers. Written without triggers, as a restored dump would be; what they would have written comes afterwards.
 */
export async function manyOrders(pool: pg.Pool, count: number, members = Math.ceil(count / 10)): Promise<void> {
  // A connection of its own: filling an old shop takes longer than any answer of the shop may.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0')
    const series = `generate_series(1, ${count}) n`
    await client.query(`
      insert into orders (id, number, member_id, payment_state, orderer, goods_supply, goods_vat, delivery_total, total,
        captured_total, placed_at, paid_at, in_work)
      select ${nthUuid(1, 'n')}, to_char(at, 'YYYYMMDD-') || upper(lpad(to_hex((n::bigint * 48271 % 16777213)::int), 6, '0')),
        ${nthUuid(4, `n % ${members}`)}, 'paid',
        jsonb_build_object('name', ${NAMES}, 'phone', '010-' || lpad((n * 37 % 10000)::text, 4, '0') || '-' || lpad((n * 91 % 10000)::text, 4, '0'),
          'email', 'buyer' || n || '@example.com', 'company', case when n % 9 = 0 then '주식회사 ' || (n % 977) || '상사' end),
        100000, 10000, 3000, 113000, 113000, at, at, n > ${count - IN_WORK}
      from ${series} cross join lateral (select now() - make_interval(secs => (${count} - n) * ${86_400 / ORDERS_PER_DAY}) as at) placed`)
    await client.query(`
      insert into order_lines (id, order_id, position, title, product, spec, quote, files, copies, supply, vat, total, file_state, production_state,
        queue_kind)
      select ${nthUuid(2, 'n')}, ${nthUuid(1, 'n')}, 1,
        (array['서촌의 골목','가을 행사 전단','명함 앞뒤','무선제본 교재','회사 소개 책자'])[1 + n % 5],
        case when n % 5000 = 0 then 'D301' else 'D413' end, '${JSON.stringify(SMALL_BOOK)}', '{}',
        jsonb_build_array(jsonb_build_object('fileId', ${nthUuid(3, 'n')}, 'part', 'body', 'name', '본문_최종' || n || '.pdf')),
        30, 100000, 10000, 110000, 'approved', case when n > ${count - IN_WORK} then 'waiting' else 'done' end,
        case when n > ${count - IN_WORK} then 'plan-production' end
      from ${series}`)
    await client.query(`
      insert into order_deliveries (id, order_id, position, method, recipient, fee, grams, state)
      select ${nthUuid(5, 'n')}, ${nthUuid(1, 'n')}, 1, 'courier', '{"name":"","phone":"","zipcode":null,"address":"","addressEtc":"","request":""}',
        3000, 4000, case when n > ${count - IN_WORK} then 'preparing' else 'confirmed' end
      from ${series}`)
    await client.query(`
      insert into order_delivery_lines (delivery_id, line_id, copies) select ${nthUuid(5, 'n')}, ${nthUuid(2, 'n')}, 30 from ${series}`)
    // What has left has a waybill; the courier is one that every shop begins with.
    await client.query(`
      insert into couriers (code, name, position) values ('many', '많은택배', 99) on conflict do nothing;
      insert into shipments (id, delivery_id, order_id, courier, tracking_number, line_ids, dispatched_at, dispatched_by)
      select ${nthUuid(6, 'n')}, ${nthUuid(5, 'n')}, ${nthUuid(1, 'n')}, 'many', (600000000000 + n)::text, array[${nthUuid(2, 'n')}],
        now() - make_interval(days => 2, mins => n % 500000), ${nthUuid(7, '1')}
      from generate_series(1, ${Math.max(0, count - IN_WORK)}) n`)
    await client.query('insert into order_table_lines select * from order_table_now on conflict do nothing')
    // As the migration does it: entry by entry it would take ten times as long.
    await client.query(`set local gin_pending_list_limit = '64MB'; set local work_mem = '64MB'`)
    await client.query('insert into order_line_search select * from order_line_words on conflict do nothing')
    await client.query(`select gin_clean_pending_list('order_line_search_words')`)
    await client.query('commit')
    await client.query('set statement_timeout = 0')
    await client.query(
      'vacuum analyze orders, order_lines, order_deliveries, order_delivery_lines, order_line_search, order_table_lines, shipments',
    )
  } finally {
    await client.end()
  }
}
