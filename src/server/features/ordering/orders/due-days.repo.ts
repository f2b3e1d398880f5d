import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'

/** A line whose dispatch day was promised and that has not left yet. */
export interface PromisedLineRow {
  readonly lineId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly title: string
  readonly dueDay: string
  readonly paidAt: Date | null
  readonly approvedAt: Date | null
  readonly workingDays: number
  readonly agreedDay: string | null
  /** 0 until it is made again. */
  readonly round: number
  /** Somebody chose the day. */
  readonly byHand: boolean
}

/** Days before `since` cannot be changed, so promises before it stay. Of one order, or of all. */
export async function promisedLines(db: DbOrTx, since: string, orderId?: string): Promise<readonly PromisedLineRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & PromisedLineRow>(sql`
    select l.id as "lineId", o.id as "orderId", o.number as "orderNumber", l.title, l.due_day::text as "dueDay",
      coalesce(o.deferred_at, o.advance_paid_at, o.paid_at) as "paidAt", l.approved_at as "approvedAt", (l.quote->>'workingDays')::int as "workingDays",
      l.origin->>'dispatchDay' as "agreedDay", l.round, l.due_by_hand as "byHand"
    from order_lines l join orders o on o.id = l.order_id
    where l.due_day >= ${since}::date and l.production_state <> 'cancelled'
      and ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}::uuid`}
      and exists (select from order_deliveries d where d.order_id = o.id and d.state = 'preparing')
    order by l.due_day, o.number, l.position`)
  return rows.map((row) => ({ ...row, paidAt: instantOf(row.paidAt), approvedAt: instantOf(row.approvedAt) }))
}

// A raw statement gives instants as the driver is set up to: as text.
const instantOf = (at: Date | string | null): Date | null => (at === null ? null : new Date(at))

export interface DueMove {
  readonly lineId: string
  readonly orderId: string
  readonly from: string
  readonly to: string
}

/** Moves all of them and writes it into their history, in one statement. */
export async function writeDueMoves(
  tx: Tx,
  moves: readonly DueMove[],
  {
    staffId,
    note,
    at,
    byHand,
  }: { readonly staffId: string; readonly note: string; readonly at: Date; readonly byHand: boolean },
): Promise<void> {
  await tx.execute(sql`
    with move as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("lineId" uuid, "orderId" uuid, "from" text, "to" text)),
    moved as (update order_lines l set due_day = m."to"::date, due_by_hand = l.due_by_hand or ${byHand} from move m where l.id = m."lineId")
    insert into order_history (order_id, line_id, machine, event, from_state, to_state, by_kind, by_id, note, at)
    select "orderId", "lineId", 'production', 'move-due-day', "from", "to", 'staff', ${staffId}::uuid, ${note}, ${at.toISOString()}::timestamptz
    from move`)
}
