import { sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { CASH_OF_ORDER, SLIP_OF_ORDER } from './cash-of-order.ts'

export interface MonthOrder extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly means: string | null
  /** Of the sale. */
  readonly day: Date | string
  /** Null while the rest of it waits. */
  readonly soldAt: Date | string | null
  readonly goodsSupply: string
  readonly goodsVat: string
  readonly discountTotal: string
  readonly discountAgreed: boolean
  readonly couponTotal: string
  readonly prepaidTotal: string
  readonly deliveryTotal: string
  readonly total: string
  readonly net: string
  readonly cash: string
  readonly slip: string
  readonly hasPaper: boolean
  readonly receiptUrl: string | null
}

const MOST = 500

/** As `saleDay` has it: sold on credit, paid, or paid in part. */
const SALE = sql.raw('coalesce(o.deferred_at, o.paid_at, o.advance_paid_at)')

/** What a member bought in a month, the newest first, with the slip of its card. */
export async function ordersOfMonth(
  db: DbOrTx,
  { memberId, from, until }: { readonly memberId: string; readonly from: Date; readonly until: Date },
): Promise<MonthOrder[]> {
  const { rows } = await db.execute<MonthOrder>(sql`
    select o.id, o.number, o.payment_method as means, ${SALE} as day, coalesce(o.deferred_at, o.paid_at) as "soldAt", o.goods_supply as "goodsSupply",
      o.goods_vat as "goodsVat", o.discount_total as "discountTotal", o.discount_agreed as "discountAgreed",
      o.coupon_total as "couponTotal", o.points_total + o.emoney_total as "prepaidTotal", o.delivery_total as "deliveryTotal", o.total,
      o.captured_total - o.refunded_total - o.reversed_total + o.receivable_total + o.settled_total as net,
      ${sql.raw(CASH_OF_ORDER)} as cash, ${sql.raw(SLIP_OF_ORDER)} as slip,
      (select l.spec from order_lines l where l.order_id = o.id order by l.position limit 1) as spec,
      (select l.files from order_lines l where l.order_id = o.id order by l.position limit 1) as files,
      (select string_agg(l.title, ', ' order by l.position) from order_lines l where l.order_id = o.id) as title,
      exists (select 1 from tax_document_orders t join tax_documents d on d.id = t.document_id and d.state <> 'cancelled'
        where t.order_id = o.id) as "hasPaper",
      (select a.details ->> 'receiptUrl' from payment_attempt_orders p join payment_attempts a on a.id = p.attempt_id
        where p.order_id = o.id and p.captured order by a.created_at desc limit 1) as "receiptUrl"
    from orders o
    where o.member_id = ${memberId}::uuid and ${SALE} >= ${from.toISOString()}::timestamptz
      and ${SALE} < ${until.toISOString()}::timestamptz
    order by ${SALE} desc, o.id limit ${MOST}`)
  return rows
}
