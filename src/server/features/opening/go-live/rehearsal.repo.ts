import { sql } from '#/server/platform/db/drizzle.ts'
import type { OrderStep } from '#/domain/opening/services.data.ts'
import type { Db } from '#/server/platform/db/database.ts'

export interface Rehearsal extends Record<OrderStep, Date | null> {
  readonly orderNumber: string
}

type Row = Record<string, unknown> & Readonly<Record<OrderStep, string | null>> & { readonly number: string }

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** How far the newest order came, step by step; null while nothing was ordered. Before the opening it is the shop's own. */
export async function newestRehearsal(db: Db): Promise<Rehearsal | null> {
  const { rows } = await db.execute<Row>(sql`
    select o.number, o.placed_at as ordered,
      (select min(l.approved_at) from order_lines l where l.order_id = o.id) as approved,
      (select min(p.finished_at) from press_packages p join order_lines l on l.id = p.line_id
        where l.order_id = o.id and p.state = 'done') as packed,
      (select min(s.dispatched_at) from shipments s where s.order_id = o.id) as dispatched,
      (select min(r.settled_at) from payment_refunds r where r.order_id = o.id and r.state = 'done') as refunded
    from orders o order by o.placed_at desc, o.id desc limit 1`)
  const [row] = rows
  if (!row) return null
  return {
    orderNumber: row.number,
    ordered: dateOf(row.ordered),
    approved: dateOf(row.approved),
    packed: dateOf(row.packed),
    dispatched: dateOf(row.dispatched),
    refunded: dateOf(row.refunded),
  }
}
