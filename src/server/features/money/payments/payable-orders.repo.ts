import { inArray, sql } from 'drizzle-orm'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface PayableOrder extends Record<string, unknown> {
  id: string
  memberId: string
  number: string
  total: number
  /** What is to be paid now: the order, or the difference of a change of it. */
  due: number
  /** The change that waits for its difference. */
  changeId: string | null
  receivableTotal: number
  payment: PaymentState
  title: string
  spec: JobSpec
  files: readonly LineFile[]
  lines: number
  customerName: string
}

/** Own orders by number, in that order, with title, spec and files of the first line. */
export async function payableOrders(
  db: DbOrTx,
  memberId: string,
  numbers: readonly string[],
): Promise<readonly PayableOrder[]> {
  return (await ordersByNumber(db, numbers)).filter((order) => order.memberId === memberId)
}

/** Whosever they are; for the desk. */
export async function ordersByNumber(db: DbOrTx, numbers: readonly string[]): Promise<readonly PayableOrder[]> {
  const { rows } = await db.execute<PayableOrder>(sql`
    select o.id, o.member_id as "memberId", o.number, o.total, coalesce(c.difference, o.total)::int as due,
      c.id as "changeId", o.receivable_total::int as "receivableTotal",
      o.payment_state as payment, l.title, l.spec, l.files, o.orderer->>'name' as "customerName",
      (select count(*)::int from order_lines c where c.order_id = o.id) as lines
    from orders o join order_lines l on l.order_id = o.id and l.position = 1
      left join order_changes c on c.order_id = o.id and c.state = 'waiting'
    where ${inArray(sql`o.number`, numbers)}
    order by o.number`)
  return rows
}
