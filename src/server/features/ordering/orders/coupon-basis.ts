import { sql } from '#/server/platform/db/drizzle.ts'
import type { CouponBasis } from '#/domain/coupons/coupon-reductions.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PricedOrder } from './price-order.ts'

/** A priced order as coupons see it, but for whether it is the first of its customer. */
export const couponBasis = ({ lines, nets, amounts }: PricedOrder): Omit<CouponBasis, 'firstOrder'> => ({
  lines: lines.map(({ spec, promised }, at) => ({
    product: spec.product,
    net: nets[at] ?? 0,
    promised: promised !== null,
  })),
  deliveryFees: amounts.deliveryFees,
})

/** An order that was cancelled as a whole is none. */
export async function isFirstOrder(db: DbOrTx, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders where member_id = ${memberId} and cancelled_at is null and payment_state not in ('cancelled', 'refunded') limit 1`)
  return rows.length === 0
}
