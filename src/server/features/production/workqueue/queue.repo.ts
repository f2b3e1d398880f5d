import { inArray, sql } from 'drizzle-orm'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { STUCK_STATES } from '#/domain/orders/repayment-machine.ts'
import { LINES_IN_WORK, LINES_WAITING } from './line-queue.sql.ts'

export interface QueueLine extends Record<string, unknown> {
  readonly kind: QueueKind
  readonly number: string
  readonly since: Date | string
  readonly dueDay: string | null
  /** What somebody was promised; of kinds that have neither a day nor hours of their own. */
  readonly dueAt: Date | string | null
  /** How many lines wait in this kind, beyond those listed. */
  readonly total: number
}

/** Money that neither goes back nor may stay; a read model of the table of payments. */
const STUCK_MONEY = sql`
  select 'repay', coalesce((select o.number from orders o where o.id = r.order_ids[1]), ''), r.since, null::date, null::timestamptz, r.id
  from repayments r where ${inArray(sql`r.state`, STUCK_STATES)}`

/** Customers who wait for an answer, and what the shop agreed to do for them; a read model of the tables of inquiries. */
const INQUIRIES = sql`
  select 'inquiry', coalesce(i.order_number, ''), i.waiting_since, null::date, i.promised_at, i.id
  from inquiries i where i.waiting_since is not null
  union all
  select 'agreed-case', c.order_number, c.decided_at, null::date, null::timestamptz, c.id
  from cases c where c.state = 'agreed' and c.repayment_id is null`

/** Parcels that nobody has looked after yet. */
const TROUBLED_PARCELS = sql`
  select 'parcel-trouble', (select o.number from orders o where o.id = t.order_id), t.since, null::date, null::timestamptz, t.id
  from parcel_troubles t where t.resolved_at is null`

/** Visits that the shop has not agreed to yet, of any day that is still to come; a read model of the table of visits. */
const askedVisits = (today: string) => sql`
  select 'visit-request', coalesce(v.order_number, ''), v.created_at, null::date, null::timestamptz, v.id
  from reservation v where v.state = 'requested' and v.day >= ${today}::date`

interface Asked {
  readonly kinds: readonly QueueKind[]
  readonly perKind: number
  readonly today: string
}

/** The longest waiting lines of each kind, oldest first, at most `perKind` of each. */
export async function readQueueLines(db: Db, { kinds, perKind, today }: Asked): Promise<QueueLine[]> {
  const { rows } = await db.execute<QueueLine>(sql`
    select kind, number, since, "dueDay", "dueAt", total from (
      select q.kind, q.number, q.since, q.due_day::text as "dueDay", q.due_at as "dueAt",
        count(*) over (partition by q.kind)::int as total,
        row_number() over (partition by q.kind order by q.since, q.id) as place
      from (
        select line.kind, line.number, line.since, line.due_day, null::timestamptz as due_at, line.line_id as id from (${LINES_WAITING}) line
        union all
        ${STUCK_MONEY}
        union all
        ${INQUIRIES}
        union all
        ${TROUBLED_PARCELS}
        union all
        ${askedVisits(today)}
      ) q
      where q.kind = any(${sql.param([...kinds])}::text[])
    ) ranked where place <= ${perKind} order by kind, place`)
  return rows
}

/** Lines whose dispatch day is `day` and that have not left. */
export async function countDispatchOn(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${LINES_IN_WORK}) q
    where q.due_day = ${day}::date and q.delivery_state = 'preparing' and q.production_state <> 'cancelled'`)
  return rows[0]?.count ?? 0
}
