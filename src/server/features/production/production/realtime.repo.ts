import { sql } from '#/server/platform/db/drizzle.ts'
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
    where (l.production_state in ('planned', 'printing', 'binding', 'packing')
        or (l.production_state = 'waiting' and l.file_state = 'approved' and o.in_work))
      and o.payment_state in ('part-paid', 'paid', 'partly-refunded', 'deferred') and o.money_missing_since is null
    group by l.production_state`)
  return rows
}

/** The next day on which a job in work is promised to leave; what is late counts for today. */
export async function nextDispatchDay(db: Db, today: string): Promise<{ day: string; lines: number } | null> {
  const { rows } = await db.execute<{ day: string; lines: number }>(sql`
    select greatest(l.due_day, ${today}::date)::text as day, count(*)::int as lines
    from order_lines l join orders o on o.id = l.order_id
    where l.due_day is not null and l.production_state in ('waiting', 'planned', 'printing', 'binding', 'packing')
      and o.in_work and o.payment_state in ('part-paid', 'paid', 'partly-refunded', 'deferred') and o.money_missing_since is null
    group by 1 order by 1 limit 1`)
  return rows[0] ?? null
}

/** Parcels that left since `from`, and proofs that wait for a customer's word. */
export async function countToday(db: Db, from: Date): Promise<{ dispatched: number; proofsWaiting: number }> {
  const { rows } = await db.execute<{ dispatched: number; proofsWaiting: number }>(sql`
    select (select count(*)::int from shipments where dispatched_at >= ${from.toISOString()}::timestamptz) as dispatched,
           (select count(*)::int from order_lines where file_state = 'waiting-customer') as "proofsWaiting"`)
  return rows[0] ?? { dispatched: 0, proofsWaiting: 0 }
}
