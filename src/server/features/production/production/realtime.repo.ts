import { sql } from 'drizzle-orm'
import type { ProductionState } from '#/domain/orders/states.ts'
import type { Db } from '#/server/platform/db/database.ts'

export interface StepCount extends Record<string, unknown> {
  readonly state: ProductionState
  readonly lines: number
  readonly copies: number
}

/** Lines and copies at each step of production, of orders that are settled; nothing about whose they are. */
export async function countSteps(db: Db): Promise<readonly StepCount[]> {
  const { rows } = await db.execute<StepCount>(sql`
    select l.production_state as state, count(*)::int as lines, coalesce(sum(l.copies), 0)::int as copies
    from order_lines l join orders o on o.id = l.order_id
    where l.production_state in ('planned', 'printing', 'binding', 'packing')
      and o.payment_state in ('paid', 'partly-refunded', 'deferred') and o.money_missing_since is null
    group by l.production_state`)
  return rows
}

/** Parcels that left since `from`, and proofs that wait for a customer's word. */
export async function countToday(db: Db, from: Date): Promise<{ dispatched: number; proofsWaiting: number }> {
  const { rows } = await db.execute<{ dispatched: number; proofsWaiting: number }>(sql`
    select (select count(*)::int from shipments where dispatched_at >= ${from.toISOString()}::timestamptz) as dispatched,
           (select count(*)::int from order_lines where file_state = 'waiting-customer') as "proofsWaiting"`)
  return rows[0] ?? { dispatched: 0, proofsWaiting: 0 }
}
