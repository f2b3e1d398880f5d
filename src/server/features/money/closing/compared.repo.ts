import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ClosingFigure, DifferenceRow } from './closing.table.ts'

export type Found = Pick<DifferenceRow, 'kind' | 'subject' | 'means' | 'ours' | 'theirs' | 'orderNumber'>

const start = (day: string): SQL => sql`(${day}::date)::timestamp at time zone 'Asia/Seoul'`
const end = (day: string): SQL => sql`(${day}::date + 1)::timestamp at time zone 'Asia/Seoul'`

/** Bookings of a payment at the gateway within days; what was practised moved no money. */
const booked = (from: SQL, until: SQL): SQL => sql`
  select a.gateway_order_id as id, min(a.method) as means, sum(p.amount) as amount
    from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'gateway-receivable'
      join payment_attempts a on a.id = t.attempt_id and not a.practised
   where t.at >= ${from} and t.at < ${until} group by 1`

/**
 * Payments of which the gateway reckons another amount for the day than the books. One that agrees once the days before and after
 * are looked at too went through at midnight, and is no difference.
 */
export async function gatewayDifferences(db: DbOrTx, day: string): Promise<readonly Found[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    with ours as materialized (${booked(start(day), end(day))}),
    theirs as materialized (
      select gateway_order_id as id, min(method) as means, sum(amount) as amount from gateway_settlements
       where sold_on = ${day}::date group by 1),
    off as materialized (
      select coalesce(o.id, s.id) as id, coalesce(o.means, s.means) as means,
        coalesce(o.amount, 0) as ours, coalesce(s.amount, 0) as theirs, o.id is null as unbooked, s.id is null as unsettled
      from ours o full join theirs s on s.id = o.id where coalesce(o.amount, 0) <> coalesce(s.amount, 0)),
    around_ours as (select b.id, b.amount from (${booked(sql`${start(day)} - interval '1 day'`, sql`${end(day)} + interval '1 day'`)}) b
      where b.id in (select id from off)),
    around_theirs as (
      select gateway_order_id as id, sum(amount) as amount from gateway_settlements
       where sold_on between ${day}::date - 1 and ${day}::date + 1 and gateway_order_id in (select id from off) group by 1)
    select case when off.unbooked then 'gateway-only' when off.unsettled then 'books-only' else 'other-amount' end as kind,
      off.id as subject, off.means, off.ours::float8 as ours, off.theirs::float8 as theirs,
      (select min(o.number) from payment_attempts a join payment_attempt_orders ao on ao.attempt_id = a.id join orders o on o.id = ao.order_id
        where a.gateway_order_id = off.id) as "orderNumber"
    from off left join around_ours ao on ao.id = off.id left join around_theirs at on at.id = off.id
    where coalesce(ao.amount, 0) <> coalesce(at.amount, 0)`)
  return rows
}

/** Bookings at the shop's own account of which no line of the bank tells; written by hand until one does. */
const UNLINKED = (day: string): SQL => sql`
  select t.id, t.memo, sum(p.amount) as amount
    from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'bank'
   where t.at >= ${start(day)} and t.at < ${end(day)}
     and not exists (select 1 from bank_matches m where t.attempt_id in (m.attempt_id, m.over_attempt_id)
       and t.kind not in ('order-refund', 'unapplied-refund'))
     and not exists (select 1 from payment_refunds r join bank_rows b on b.repayment_id = r.repayment_id
       where t.kind = 'order-refund' and r.id::text = t.reference)
     and not exists (select 1 from bank_rows b where t.kind = 'unapplied-refund' and b.repayment_id::text = t.reference)
     and not exists (select 1 from payment_attempts a where a.id = t.attempt_id and a.practised)
   group by 1, 2 having sum(p.amount) <> 0`

/** Lines of the bank that nobody has decided about, and bookings that no line tells of. */
export async function bankDifferences(db: DbOrTx, day: string): Promise<readonly Found[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select 'bank-open' as kind, r.id::text as subject, '우리 계좌' as means, 0 as ours, r.amount::float8 as theirs, null as "orderNumber"
      from bank_rows r where r.state = 'open' and r.at >= ${start(day)} and r.at < ${end(day)}
    union all
    select 'by-hand', u.id::text, '우리 계좌', u.amount::float8, 0, (select o.number from orders o where o.number = u.memo)
      from (${UNLINKED(day)}) u`)
  return rows
}

/** Orders that were booked on the day and say another amount than the books. */
export async function orderDifferences(db: DbOrTx, day: string): Promise<readonly Found[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    with touched as materialized (
      select distinct memo as number from ledger_transactions
       where at >= ${start(day)} and at < ${end(day)} and kind like 'order-%'),
    booked as (
      select t.memo as number, sum(p.amount) as amount
        from touched join ledger_transactions t on t.memo = touched.number and t.kind in
            ('order-payment', 'order-refund', 'order-reversal', 'order-change')
          join ledger_postings p on p.transaction_id = t.id and p.account in ('gateway-receivable', 'bank')
       group by 1)
    select 'order' as kind, o.number as subject, '주문' as means, coalesce(b.amount, 0)::float8 as ours,
      (o.captured_total - o.refunded_total - o.reversed_total)::float8 as theirs, o.number as "orderNumber"
    from touched join orders o on o.number = touched.number left join booked b on b.number = o.number
    where coalesce(b.amount, 0) <> o.captured_total - o.refunded_total - o.reversed_total`)
  return rows
}

/** Ours and theirs by means; what went back stands in a line of its own. */
export async function figuresOf(db: DbOrTx, day: string): Promise<readonly ClosingFigure[]> {
  const { rows } = await db.execute<ClosingFigure & Record<string, unknown>>(sql`
    with ours as (
      select case when p.amount > 0 then coalesce(a.method, '기타') else '환불' end as means, p.amount
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'gateway-receivable'
          join payment_attempts a on a.id = t.attempt_id and not a.practised
       where t.at >= ${start(day)} and t.at < ${end(day)}
      union all
      select case when p.amount > 0 then '무통장, 우리 계좌' else '우리 계좌에서 나감' end, p.amount
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'bank'
       where t.at >= ${start(day)} and t.at < ${end(day)}
         and not exists (select 1 from payment_attempts a where a.id = t.attempt_id and a.practised)),
    theirs as (
      select case when amount > 0 then method else '환불' end as means, amount from gateway_settlements where sold_on = ${day}::date
      union all
      select case when p.amount > 0 then '무통장, 우리 계좌' else '우리 계좌에서 나감' end, p.amount
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'bank'
       where t.at >= ${start(day)} and t.at < ${end(day)} and t.id not in (select id from (${UNLINKED(day)}) u)
         and not exists (select 1 from payment_attempts a where a.id = t.attempt_id and a.practised)
      union all
      select case when amount > 0 then '무통장, 우리 계좌' else '우리 계좌에서 나감' end, amount from bank_rows
       where state = 'open' and at >= ${start(day)} and at < ${end(day)}),
    both_sides as (
      select means, 1 as n, amount as ours, 0::bigint as theirs from ours union all select means, 0, 0, amount from theirs)
    select means, sum(n)::int as count, sum(ours)::float8 as ours, sum(theirs)::float8 as theirs from both_sides
    group by means order by array_position(array['카드', '간편결제', '계좌이체', '가상계좌', '무통장, 우리 계좌', '환불', '우리 계좌에서 나감'], means), means`)
  return rows
}
