import { and, eq, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { ClosingDifference } from '#/contract/money/closing.contract.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { GatewaySettlement } from '#/server/ports/payment-gateway.ts'
import {
  closedMonths,
  closingComparisons,
  closingDifferences,
  type ComparisonRow,
  type DifferenceRow,
  gatewaySettlements,
} from './closing.table.ts'
import type { Found } from './compared.repo.ts'

/** The list of a day in place of what was read before: the gateway may have mended it. */
export async function saveSettlements(
  tx: Tx,
  day: string,
  lines: readonly GatewaySettlement[],
  readAt: Date,
): Promise<void> {
  await tx.delete(gatewaySettlements).where(eq(gatewaySettlements.soldOn, day))
  if (lines.length === 0) return
  const column = <T>(of: (line: GatewaySettlement) => T) => sql.param(lines.map(of))
  await tx.execute(sql`
    insert into gateway_settlements (transaction_key, payment_key, gateway_order_id, method, amount, fee, pay_out_amount, sold_on, paid_out_on, read_at)
    select l.*, ${readAt.toISOString()}::timestamptz from unnest(
      ${column((line) => line.transactionKey)}::text[], ${column((line) => line.paymentKey)}::text[],
      ${column((line) => line.gatewayOrderId)}::text[], ${column((line) => line.method)}::text[],
      ${column((line) => line.amount)}::bigint[], ${column((line) => line.fee)}::bigint[],
      ${column((line) => line.payOutAmount)}::bigint[], ${column((line) => line.soldOn)}::date[],
      ${column((line) => line.paidOutOn)}::date[]) as l
    on conflict (transaction_key) do update set amount = excluded.amount, sold_on = excluded.sold_on`)
}

export async function lockComparison(tx: Tx, day: string): Promise<ComparisonRow | null> {
  const [row] = await tx.select().from(closingComparisons).where(eq(closingComparisons.day, day)).for('update')
  return row ?? null
}

/** Compared at the same moment by two, the days are written one after the other. */
export async function saveComparison(
  tx: Tx,
  row: Pick<ComparisonRow, 'day' | 'figures' | 'gatewayAskedAt' | 'comparedAt'>,
): Promise<void> {
  await tx
    .insert(closingComparisons)
    .values(row)
    .onConflictDoUpdate({
      target: closingComparisons.day,
      set: { figures: row.figures, gatewayAskedAt: row.gatewayAskedAt, comparedAt: row.comparedAt },
    })
}

/** What is found is there; what was there and is not found any more is gone by itself. What was explained stays explained. */
export async function saveDifferences(tx: Tx, day: string, found: readonly Found[], at: Date): Promise<void> {
  const column = <T>(of: (difference: Found) => T) => sql.param(found.map(of))
  const now = at.toISOString()
  await tx.execute(sql`
    with found as (
      select * from unnest(${column(({ kind }) => kind)}::text[], ${column(({ subject }) => subject)}::text[],
        ${column(({ means }) => means)}::text[], ${column(({ ours }) => ours)}::bigint[], ${column(({ theirs }) => theirs)}::bigint[],
        ${column(({ orderNumber }) => orderNumber)}::text[]) as f (kind, subject, means, ours, theirs, order_number)),
    kept as (
      insert into closing_differences (id, day, kind, subject, means, ours, theirs, order_number, found_at)
      select gen_random_uuid(), ${day}::date, f.*, ${now}::timestamptz from found f order by f.kind, f.subject
      on conflict (day, kind, subject) do update set ours = excluded.ours, theirs = excluded.theirs,
        settled = case when closing_differences.settled = 'explained' and closing_differences.ours = excluded.ours
          and closing_differences.theirs = excluded.theirs then 'explained' end,
        settled_at = case when closing_differences.settled = 'explained' and closing_differences.ours = excluded.ours
          and closing_differences.theirs = excluded.theirs then closing_differences.settled_at end
      returning kind, subject)
    update closing_differences d set settled = 'gone', settled_at = ${now}::timestamptz
     where d.day = ${day}::date and d.settled is null
       and not exists (select 1 from found f where f.kind = d.kind and f.subject = d.subject)`)
}

export async function lockDifference(tx: Tx, id: string): Promise<DifferenceRow | null> {
  const [row] = await tx.select().from(closingDifferences).where(eq(closingDifferences.id, id)).for('update')
  return row ?? null
}

export async function updateDifference(tx: Tx, id: string, change: Partial<DifferenceRow>): Promise<void> {
  await tx.update(closingDifferences).set(change).where(eq(closingDifferences.id, id))
}

export async function closeComparison(tx: Tx, day: string, by: string, at: Date): Promise<void> {
  await tx.update(closingComparisons).set({ closedAt: at, closedBy: by }).where(eq(closingComparisons.day, day))
}

interface Signed {
  readonly at: string
  readonly by: string | null
}

export interface DayRow extends Record<string, unknown> {
  readonly figures: ComparisonRow['figures']
  readonly comparedAt: string
  readonly gatewayAskedAt: string | null
  readonly closedAt: string | null
  readonly closedBy: string | null
}

export async function readDay(db: DbOrTx, day: string): Promise<DayRow | null> {
  const { rows } = await db.execute<DayRow>(sql`
    select c.figures, c.compared_at::text as "comparedAt", c.gateway_asked_at::text as "gatewayAskedAt",
      c.closed_at::text as "closedAt", s.name as "closedBy"
    from closing_comparisons c left join staff_account s on s.id = c.closed_by where c.day = ${day}::date`)
  return rows[0] ?? null
}

/** What is open first, then what somebody has explained; what is gone by itself is no more said. */
export async function differencesOf(db: DbOrTx, day: string): Promise<readonly ClosingDifference[]> {
  const { rows } = await db.execute<ClosingDifference & Record<string, unknown>>(sql`
    select d.id, d.kind, d.means, d.ours::float8 as ours, d.theirs::float8 as theirs, d.order_number as "orderNumber",
      d.settled, d.reason, s.name as "settledBy"
    from closing_differences d left join staff_account s on s.id = d.settled_by
    where d.day = ${day}::date and d.settled is distinct from 'gone'
    order by d.settled nulls first, abs(d.ours - d.theirs) desc, d.id limit 500`)
  return rows
}

export interface MonthDay extends Record<string, unknown> {
  readonly day: string
  readonly compared: boolean
  readonly closed: boolean
  readonly open: number
}

/** Days of the month on which something was booked, compared or found. */
export async function daysOfMonth(db: DbOrTx, month: string): Promise<readonly MonthDay[]> {
  const { rows } = await db.execute<MonthDay>(sql`
    with span as (
      select (${`${month}-01`}::date)::timestamp at time zone 'Asia/Seoul' as since,
        (${`${month}-01`}::date + interval '1 month') at time zone 'Asia/Seoul' as until),
    days as (
      select distinct (t.at at time zone 'Asia/Seoul')::date as day from ledger_transactions t, span
       where t.at >= span.since and t.at < span.until
      union select day from closing_comparisons where to_char(day, 'YYYY-MM') = ${month}
      union select day from closing_differences where to_char(day, 'YYYY-MM') = ${month} and settled is null)
    select days.day::text as day, c.day is not null as compared, c.closed_at is not null as closed,
      (select count(*)::int from closing_differences d where d.day = days.day and d.settled is null) as open
    from days left join closing_comparisons c on c.day = days.day order by 1`)
  return rows
}

interface MonthRow extends Record<string, unknown> {
  readonly closed: Signed | null
  readonly reopened: (Signed & { readonly reason: string }) | null
}

/** How the month was closed last. */
export async function readMonth(db: DbOrTx, month: string): Promise<MonthRow> {
  const { rows } = await db.execute<{
    at: string
    by: string | null
    reopenedAt: string | null
    reopenedBy: string | null
    reason: string | null
  }>(sql`
    select m.closed_at::text as at, s.name as by, m.reopened_at::text as "reopenedAt", r.name as "reopenedBy", m.reopen_reason as reason
    from closed_months m left join staff_account s on s.id = m.closed_by left join staff_account r on r.id = m.reopened_by
    where m.month = ${month} order by m.closed_at desc limit 1`)
  const [row] = rows
  if (!row) return { closed: null, reopened: null }
  if (!row.reopenedAt) return { closed: { at: new Date(row.at).toISOString(), by: row.by }, reopened: null }
  const reopened = { at: new Date(row.reopenedAt).toISOString(), by: row.reopenedBy, reason: row.reason ?? '' }
  return { closed: null, reopened }
}

export async function insertClosedMonth(tx: Tx, row: typeof closedMonths.$inferInsert): Promise<void> {
  await tx.insert(closedMonths).values(row)
}

/** False when it is not closed. */
export async function openMonth(
  tx: Tx,
  month: string,
  change: { readonly reopenedBy: string; readonly reopenedAt: Date; readonly reopenReason: string },
): Promise<boolean> {
  const opened = await tx
    .update(closedMonths)
    .set(change)
    .where(and(eq(closedMonths.month, month), isNull(closedMonths.reopenedAt)))
  return opened.rowCount === 1
}
