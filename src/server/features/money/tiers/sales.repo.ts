import { sql } from '#/server/platform/db/drizzle.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/**
 * What counts for a grade: money that was received for goods and not given back, of orders of which everything has arrived, on the
 * day when the last of it did. E-money was paid for and counts, points were a present. Money for an order that is still made could come back, and a grade would have been bought with it.
 */
const arrivedOrders = (from: Day) => sql`
  select o.member_id, arrived.at,
         greatest(0, o.captured_total - o.refunded_total - o.reversed_total
           + coalesce(later.amount, 0) + greatest(0, o.emoney_total - o.prepaid_returned) - o.delivery_total) as sales
    from orders o
    cross join lateral (
      select max(coalesce(d.delivered_at, d.shipped_at)) as at, bool_and(d.state in ('delivered', 'confirmed')) as whole
        from order_deliveries d where d.order_id = o.id) arrived
    left join lateral (
      select sum(part.amount) as amount from credit_payment_parts part join credit_payments p on p.id = part.payment_id
       where part.order_id = o.id and p.reversed_at is null) later on true
   where (o.paid_at is not null or later.amount > 0) and arrived.whole and arrived.at >= ${seoulMidnight(from).toISOString()}::timestamptz`

export interface MonthSales extends Record<string, unknown> {
  /** First day of the month in Seoul. */
  readonly month: Day
  readonly sales: number
}

export async function salesByMonth(db: DbOrTx, memberId: string, from: Day): Promise<readonly MonthSales[]> {
  const { rows } = await db.execute<MonthSales>(sql`
    select to_char(date_trunc('month', s.at at time zone 'Asia/Seoul'), 'YYYY-MM-DD') as month, sum(s.sales)::float8 as sales
      from (${arrivedOrders(from)} and o.member_id = ${memberId}::uuid) s group by 1 order by 1`)
  return rows
}

export const salesOf = async (db: DbOrTx, memberId: string, from: Day): Promise<number> =>
  (await salesByMonth(db, memberId, from)).reduce((sum, { sales }) => sum + sales, 0)

export interface SalesOfMember extends Record<string, unknown> {
  readonly memberId: string
  readonly sales: number
}

/** Everybody who has a grade, or sales of at least `least`; nobody who left, and no guest. */
export async function membersToReckon(db: DbOrTx, from: Day, least: number): Promise<readonly SalesOfMember[]> {
  const { rows } = await db.execute<SalesOfMember>(sql`
    select m.id as "memberId", coalesce(s.sales, 0)::float8 as sales
      from member m
      left join (select member_id, sum(sales) as sales from (${arrivedOrders(from)}) arrived group by 1) s on s.member_id = m.id
     where m.left_at is null and not m.guest and (m.tier_name is not null or s.sales >= ${least})
     order by m.id`)
  return rows
}
