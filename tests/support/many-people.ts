import type pg from 'pg'
import { nthUuid } from './many-orders.ts'
import { SMALL_BOOK } from './paid-order.ts'

/** Members, messages, lines of the audit log and estimates of an old shop, `count` of each. */
export async function manyPeople(pool: pg.Pool, count: number): Promise<void> {
  const series = `generate_series(1, ${count}) n`
  const at = `now() - make_interval(secs => (${count} - n) * 60)`
  await pool.query(`
    insert into member (id, public_id, login_id, login_key, email, email_key, name, phone, type, company_name, joined_at)
    select ${nthUuid(4, 'n')}, ${nthUuid(4, 'n')}, 'who' || n, 'who' || n, 'who' || n || '@example.com', 'who' || n || '@example.com',
      (array['김','이','박','최','정'])[1 + n % 5] || (array['서','민','지','하'])[1 + n % 4] || (array['윤','준','우'])[1 + n % 3],
      '010' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'GENERAL', case when n % 9 = 0 then '주식회사 상사' || n end, ${at}
    from ${series}`)
  await pool.query(`
    insert into message (id, job_id, channel, recipient, body, state, created_at, settled_at)
    select ${nthUuid(6, 'n')}, 'old' || n, 'sms', '01000000000', '안내', 'delivered', ${at}, ${at} from ${series}`)
  await pool.query(`
    insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id)
    select ${at}, 'staff', ${nthUuid(4, 'n % 20')}::text, 'order.read', 'order', n::text from ${series}`)
  await pool.query(`
    insert into estimates (id, number, member_id, state, receiver, discount_rate, tariff_version, goods_supply, goods_vat,
      discount_total, delivery_total, total, made_at, expires_at)
    select ${nthUuid(7, 'n')}, 'E20250101-' || upper(lpad(to_hex(n), 4, '0')), ${nthUuid(4, 'n')}, 'expired',
      jsonb_build_object('name', '담당 ' || n, 'company', '거래처' || n), 0, 'x', 1000, 100, 0, 0, 1100, ${at}, ${at} + interval '14 days'
    from generate_series(1, least(${count}, 65000)) n`)
  await pool.query(`
    insert into estimate_lines (estimate_id, position, title, spec, quote, supply, vat)
    select id, 1, '전단', '${JSON.stringify(SMALL_BOOK)}', '{"workingDays":3}', 1000, 100 from estimates`)
  await pool.query('analyze member; analyze message; analyze audit_log; analyze estimates; analyze estimate_lines')
}
