import { sql } from '#/server/platform/db/drizzle.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'

export interface HistoryRow extends Record<string, unknown> {
  readonly machine: 'order' | 'payment' | 'file' | 'production' | 'delivery'
  readonly event: string
  readonly toState: string | null
  readonly lineId: string | null
  readonly byKind: 'customer' | 'partner' | 'staff' | 'system'
  readonly byName: string | null
  readonly note: string
  readonly at: Date | string
}

/** What happened to an order, newest first, with the names of staff. */
export async function readHistory(db: Db, orderId: string, limit: number): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow>(sql`
    select h.machine, h.event, h.to_state as "toState", h.line_id as "lineId", h.by_kind as "byKind",
      s.name as "byName", h.note, h.at
    from order_history h left join staff_account s on h.by_kind = 'staff' and s.id = h.by_id
    where h.order_id = ${orderId}::uuid order by h.id desc limit ${limit}`)
  return rows
}

export interface Assignee extends Record<string, unknown> {
  readonly staffId: string
  readonly staffName: string
}

export async function readAssignee(db: Db, orderId: string): Promise<Assignee | null> {
  const { rows } = await db.execute<Assignee>(sql`
    select staff_id as "staffId", staff_name as "staffName" from order_assignees where order_id = ${orderId}::uuid`)
  return rows[0] ?? null
}

/** Takes an order, also from somebody else: who needs it is told by the name on it. */
export async function setAssignee(
  tx: Tx,
  row: { orderId: string; staffId: string; staffName: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into order_assignees (order_id, staff_id, staff_name, at)
    values (${row.orderId}::uuid, ${row.staffId}::uuid, ${row.staffName}, ${row.at.toISOString()}::timestamptz)
    on conflict (order_id) do update set staff_id = excluded.staff_id, staff_name = excluded.staff_name, at = excluded.at`)
}

/** Lays it down; only one's own. */
export async function dropAssignee(tx: Tx, orderId: string, staffId: string): Promise<void> {
  await tx.execute(sql`delete from order_assignees where order_id = ${orderId}::uuid and staff_id = ${staffId}::uuid`)
}
