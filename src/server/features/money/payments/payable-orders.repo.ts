import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { dueOf, type PaidPart } from '#/domain/orders/part-payment.ts'
import { restDay } from '#/domain/orders/rest-day.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** An order as it is paid. */
interface PayingOrder {
  id: string
  memberId: string
  number: string
  total: number
  cancelledAt: Date | null
  /** The change that waits for its difference. */
  changeId: string | null
  receivableTotal: number
  payment: PaymentState
  /** What it was paid by, the last time. */
  method: string | null
  title: string
  spec: JobSpec
  files: readonly LineFile[]
  lines: number
  customerName: string
}

export interface PayableOrder extends PayingOrder {
  /** What is to be paid now: the order, one of its two parts, or the difference of a change of it. */
  due: number
  part: PaidPart
  /** What comes after it. */
  later: number
  /** Until when the rest is to be paid, where it is paid in two parts. */
  restDay: string | null
}

interface Row extends PayingOrder, Record<string, unknown> {
  difference: number | null
  capturedTotal: number
  advanceTotal: number
  restDueDay: string | null
  advancePaidAt: Date | string | null
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
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.member_id as "memberId", o.number, o.total::float8 as total, c.difference::float8 as difference,
      o.captured_total::float8 as "capturedTotal", o.advance_total::float8 as "advanceTotal", o.cancelled_at as "cancelledAt",
      o.rest_due_day::text as "restDueDay", o.advance_paid_at as "advancePaidAt",
      c.id as "changeId", o.receivable_total::float8 as "receivableTotal",
      o.payment_state as payment, o.payment_method as method, l.title, l.spec, l.files, o.orderer->>'name' as "customerName",
      (select count(*)::int from order_lines c where c.order_id = o.id) as lines
    from orders o join order_lines l on l.order_id = o.id and l.position = 1
      left join order_changes c on c.order_id = o.id and c.state = 'waiting'
    where ${inArray(sql`o.number`, numbers)}
    order by o.number`)
  return rows.map(({ difference, capturedTotal, advanceTotal, restDueDay, advancePaidAt, ...order }) => {
    const due = dueOf({ ...order, capturedTotal, advanceTotal })
    const asked = difference === null ? due : { part: 'whole' as const, amount: difference, later: 0 }
    const paidAt = advancePaidAt === null ? null : new Date(advancePaidAt)
    const by = asked.part === 'whole' ? null : restDay({ restDueDay, advancePaidAt: paidAt })
    return { ...order, due: asked.amount, part: asked.part, later: asked.later, restDay: by }
  })
}
