import { sql } from '#/server/platform/db/drizzle.ts'
import { type Day, dayAfter } from '#/domain/calendar/business-days.ts'
import type { PriceLine } from '#/domain/pricing/quote.ts'
import type { SaleKey, Visit } from '#/domain/reports/figure.ts'
import { jobCost, paperShares } from '#/domain/reports/job-cost.ts'
import type { SaleBooking, SoldLine } from '#/domain/reports/sale-facts.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** The instants between which a day lies. */
export const withinDay = (day: Day, moment: ReturnType<typeof sql>) => sql`(
  ${moment} >= ${seoulMidnight(day).toISOString()}::timestamptz and ${moment} < ${seoulMidnight(dayAfter(day)).toISOString()}::timestamptz)`

interface BookingRow extends Record<string, unknown> {
  readonly kind: SaleKey
  readonly orderId: string
  readonly supply: string
  readonly delivery: string
  readonly vat: string
  readonly first: boolean
}

/** Each booking of a day that says something of a sale; discounts are less goods. */
export async function dayBookings(db: DbOrTx, day: Day): Promise<readonly SaleBooking[]> {
  const { rows } = await db.execute<BookingRow>(sql`
    select t.kind, o.id as "orderId",
      coalesce(-sum(p.amount) filter (where p.account in ('sales', 'discounts')), 0) as supply,
      coalesce(-sum(p.amount) filter (where p.account = 'delivery-income'), 0) as delivery,
      coalesce(-sum(p.amount) filter (where p.account = 'vat-payable'), 0) as vat,
      t.kind = 'order-payment' and not exists (
        select 1 from ledger_transactions e where e.memo = t.memo and e.kind = 'order-payment' and (e.at, e.id) < (t.at, t.id)) as first
    from ledger_transactions t
    join orders o on o.number = t.memo
    join ledger_postings p on p.transaction_id = t.id
    where ${withinDay(day, sql`t.at`)} and t.kind in ('order-payment', 'order-refund', 'order-reversal', 'order-receivable', 'order-change')
    group by t.id, o.id order by t.at, t.id`)
  return rows.map((row) => ({
    ...row,
    supply: Number(row.supply),
    delivery: Number(row.delivery),
    vat: Number(row.vat),
  }))
}

interface LineRow extends Record<string, unknown> {
  readonly lineId: string
  readonly orderId: string
  readonly product: string
  readonly customer: string
  readonly visit: Visit
  readonly supply: string
  readonly made: boolean
  readonly parts: readonly { readonly id: string; readonly paper: string }[]
  readonly price: readonly PriceLine[]
}

/** Lines of orders as reports see them, in the order of their position. */
export async function soldLines(
  db: DbOrTx,
  by: { readonly orderIds: readonly string[] } | { readonly lineIds: readonly string[] },
): Promise<readonly SoldLine[]> {
  const [column, ids] = 'orderIds' in by ? [sql`l.order_id`, by.orderIds] : [sql`l.id`, by.lineIds]
  if (ids.length === 0) return []
  const { rows } = await db.execute<LineRow>(sql`
    select l.id as "lineId", l.order_id as "orderId", l.product, l.supply, l.production_state <> 'cancelled' as made,
      coalesce(l.spec -> 'parts', '[]') as parts, coalesce(l.quote -> 'lines', '[]') as price,
      case when m.guest then 'GUEST' else coalesce(m.type, 'GENERAL') end as customer,
      case when exists (
        select 1 from orders e join ledger_transactions t on t.memo = e.number and t.kind = 'order-payment'
        where e.member_id = o.member_id and e.placed_at < o.placed_at) then 'again' else 'first' end as visit
    from order_lines l
    join orders o on o.id = l.order_id
    left join member m on m.id = o.member_id
    where ${column} = any(${sql.param([...ids])}::uuid[])
    order by l.order_id, l.position`)
  return rows.map(({ parts, price, made, supply, ...line }) => ({
    ...line,
    supply: Number(supply),
    cost: made ? jobCost(price) : 0,
    papers: paperShares(parts, price),
  }))
}
