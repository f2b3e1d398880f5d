import { sql } from 'drizzle-orm'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { LINES_IN_WORK } from './line-queue.sql.ts'

export interface QueueLine extends Record<string, unknown> {
  readonly kind: QueueKind
  readonly number: string
  readonly since: Date | string
  readonly dueDay: string | null
  /** How many lines wait in this kind, beyond those listed. */
  readonly total: number
}

/** The longest waiting lines of each kind, oldest first, at most `perKind` of each. */
export async function readQueueLines(db: Db, kinds: readonly QueueKind[], perKind: number): Promise<QueueLine[]> {
  const { rows } = await db.execute<QueueLine>(sql`
    select kind, number, since, "dueDay", total from (
      select q.kind, q.number, q.since, q.due_day::text as "dueDay",
        count(*) over (partition by q.kind)::int as total,
        row_number() over (partition by q.kind order by q.since, q.line_id) as place
      from (${LINES_IN_WORK}) q
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
