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

/** So far back moves are looked at, whatever a shop has behind it, and so many make something usual. */
const NEWEST = 4_000
const ENOUGH = 5

/** Minutes that jobs stood at each step of late, of the middle one; steps that too few have passed are left out. */
export async function usualMinutes(db: Db): Promise<readonly { state: ProductionState; minutes: number }[]> {
  const { rows } = await db.execute<{ state: ProductionState; minutes: number }>(sql`
    with newest as (select id, line_id, machine, from_state, to_state, at from order_history order by id desc limit ${NEWEST}),
    moves as (
      select from_state as state, at - lag(at) over job as stood, lag(to_state) over job as came
      from newest where machine = 'production' and line_id is not null
      window job as (partition by line_id order by id)
    )
    select state, round(percentile_cont(0.5) within group (order by extract(epoch from stood) / 60))::int as minutes
    from moves where came = state and state in ('planned', 'printing', 'binding', 'packing')
    group by state having count(*) >= ${ENOUGH}`)
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
