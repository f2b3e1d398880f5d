import { sql } from 'drizzle-orm'
import type { PaymentState } from '#/domain/orders/states.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface PayableOrder extends Record<string, unknown> {
  id: string
  number: string
  total: number
  receivableTotal: number
  payment: PaymentState
  title: string
  lines: number
  customerName: string
}

/**
 * Own orders by number, in that order, with the title of the first line. The member is compared in a way that no index knows:
 * in a young table the planner finds all orders of a member as cheap as one by its number, and reads them all ever after.
 */
export async function payableOrders(
  db: DbOrTx,
  memberId: string,
  numbers: readonly string[],
): Promise<readonly PayableOrder[]> {
  const { rows } = await db.execute<PayableOrder>(sql`
    select o.id, o.number, o.total, o.receivable_total::int as "receivableTotal", o.payment_state as payment, l.title, o.orderer->>'name' as "customerName",
      (select count(*)::int from order_lines c where c.order_id = o.id) as lines
    from orders o join order_lines l on l.order_id = o.id and l.position = 1
    where ${among(sql`o.number`, numbers, 'text')} and o.member_id is not distinct from ${memberId}
    order by o.number`)
  return rows
}
