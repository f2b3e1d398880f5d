import { sql } from '#/server/platform/db/drizzle.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import type { Topic } from '#/domain/reports/figure.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { withinDay } from './day-sales.repo.ts'

/** Something of a day that is counted, and of which line it is. */
export interface WorkDone extends Record<string, unknown> {
  readonly topic: Topic
  readonly key: string
  readonly lineId: string
  readonly cost: number
  readonly made: number
  readonly waste: number
  /** Of what tells a margin. */
  readonly supply?: number
}

/** Promises of the day, kept when all parcels of the first round left by its end; what was called off is no promise. */
const PROMISES = (day: Day) => sql`
  select 'promise' as topic, t.line_id as "lineId", 0 as cost, 0 as made, 0 as waste,
    case when bool_or(left_at is null) then 'open' when max(seoul_day(left_at)) > ${day}::date then 'late' else 'on-time' end as key
  from order_table_lines t
  join order_delivery_lines c on c.line_id = t.line_id
  join order_deliveries d on d.id = c.delivery_id and d.remake_of is null
  left join lateral (
    select min(h.at) as left_at from order_history h
    where h.order_id = t.order_id and h.delivery_id = d.id and h.machine = 'delivery' and h.from_state = 'preparing') gone on true
  where coalesce(t.due_day, 'infinity'::date) = ${day}::date and t.production_state <> 'cancelled'
  group by t.line_id`

const STEPS = (day: Day) => sql`
  select 'step' as topic, line_id as "lineId", 0 as cost, sum(made)::float8 as made, sum(waste)::float8 as waste, kind as key
  from floor_steps where ${withinDay(day, sql`done_at`)} group by line_id, kind`

/** What the files that stopped a line on that day had: what blocks, or is mended only with the customer's word. */
const FILES = (day: Day) => sql`
  select 'file' as topic, h.line_id as "lineId", 0 as cost, 0 as made, 0 as waste, f ->> 'ruleId' as key
  from order_history h
  cross join lateral (
    select coalesce(
      (select s.files from order_line_files s where s.line_id = h.line_id and s.at <= h.at order by s.version desc limit 1),
      (select l.files from order_lines l where l.id = h.line_id)) as files) bound
  cross join lateral jsonb_array_elements(bound.files) held
  join preflight_report r on r.file_id = (held ->> 'fileId')::uuid and r.state = 'done'
  cross join lateral jsonb_array_elements(r.findings) f
  where h.machine = 'file' and h.to_state = 'problem' and ${withinDay(day, sql`h.at`)} and f ->> 'severity' in ('block', 'fixable')
  group by h.line_id, f ->> 'ruleId'`

const CASES = (day: Day) => sql`
  select 'case' as topic, line_id as "lineId", coalesce(sum(cost), 0)::float8 as cost, 0 as made, 0 as waste, coalesce(cause, 'none') as key
  from cases where ${withinDay(day, sql`created_at`)} group by line_id, cause`

/** All that a day counts beside sales. */
export async function dayWork(db: DbOrTx, day: Day): Promise<readonly WorkDone[]> {
  const all: WorkDone[] = []
  for (const ask of [PROMISES, STEPS, FILES, CASES]) all.push(...(await db.execute<WorkDone>(ask(day))).rows)
  return all
}
