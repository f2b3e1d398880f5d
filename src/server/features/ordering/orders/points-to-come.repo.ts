import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface UnconfirmedOrder {
  readonly number: string
  /** Of its first line. */
  readonly title: string
  readonly lines: number
  readonly goods: number
  /** Grade, coupon, and what was refunded. */
  readonly discounts: number
  readonly points: number
}

const MOST = 20

/** Orders of a member that are paid or on credit, and of which something is not confirmed yet; newest first. Amounts in won. */
export async function unconfirmedOrders(
  db: DbOrTx,
  memberId: string,
  since: Date,
): Promise<readonly UnconfirmedOrder[]> {
  const { rows } = await db.execute<UnconfirmedOrder & Record<string, unknown>>(sql`
    select o.number, first.title, first.lines::int, (o.goods_supply + o.goods_vat)::float8 as goods,
      (o.discount_total + o.coupon_total + o.refunded_total)::float8 as discounts, o.points_total::float8 as points
      from orders o cross join lateral (
        select (array_agg(l.title order by l.position))[1] as title, count(*) as lines
          from order_lines l where l.order_id = o.id and l.production_state <> 'cancelled') first
     where o.member_id = ${memberId}::uuid and o.placed_at > ${since} and o.cancelled_at is null
       and (o.paid_at is not null or o.deferred_at is not null) and first.lines > 0
       and exists (select 1 from order_deliveries d where d.order_id = o.id and d.state <> 'confirmed')
     order by o.placed_at desc limit ${MOST}`)
  return rows
}
