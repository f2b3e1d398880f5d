import { desc, eq, gt, inArray, sql } from '#/server/platform/db/drizzle.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import {
  creditPayments,
  type CreditPaymentRow,
  creditStatementLines,
  creditStatements,
  type CreditStatementRow,
} from './credit.table.ts'

export interface StatementLine extends Record<string, unknown> {
  readonly statementId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly title: string
  readonly placedAt: string | Date
  readonly amount: number
  /** What is still owed of it. */
  readonly open: number
}

export interface WholeStatement {
  readonly statement: CreditStatementRow
  readonly lines: readonly StatementLine[]
  readonly payments: readonly CreditPaymentRow[]
}

const MOST = 60

/** The newest first. */
export async function statementsOf(db: DbOrTx, memberId: string): Promise<readonly WholeStatement[]> {
  const rows = await db
    .select()
    .from(creditStatements)
    .where(eq(creditStatements.memberId, memberId))
    .orderBy(desc(creditStatements.closedDay))
    .limit(MOST)
  return withLines(db, rows)
}

export async function statementById(db: DbOrTx, id: string): Promise<WholeStatement | null> {
  const rows = await db.select().from(creditStatements).where(eq(creditStatements.id, id))
  return (await withLines(db, rows))[0] ?? null
}

async function withLines(db: DbOrTx, rows: readonly CreditStatementRow[]): Promise<readonly WholeStatement[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: lines } = await db.execute<StatementLine>(sql`
    select l.statement_id as "statementId", o.id as "orderId", o.number as "orderNumber", first.title,
           o.placed_at as "placedAt", l.amount::float8 as amount, o.receivable_total::float8 as open
      from credit_statement_lines l join orders o on o.id = l.order_id
      join order_lines first on first.order_id = o.id and first.position = 1
     where ${inArray(sql`l.statement_id`, ids)} order by o.placed_at, o.number`)
  const payments = await db
    .select()
    .from(creditPayments)
    .where(inArray(creditPayments.statementId, ids))
    .orderBy(creditPayments.recordedAt)
  return rows.map((statement) => ({
    statement,
    lines: lines.filter(({ statementId }) => statementId === statement.id),
    payments: payments.filter(({ statementId }) => statementId === statement.id),
  }))
}

/** Orders that were deferred before the day, are owed, and stand on no statement. */
export async function unbilled(tx: Tx, memberId: string, closedDay: string) {
  const { rows } = await tx.execute<{ orderId: string; amount: number }>(sql`
    select c.order_id as "orderId", o.receivable_total::float8 as amount
      from credit_orders c join orders o on o.id = c.order_id
     where c.member_id = ${memberId}::uuid and o.receivable_total > 0
       and c.deferred_at < ${seoulMidnight(closedDay).toISOString()}::timestamptz
       and not exists (select from credit_statement_lines l where l.order_id = c.order_id)
     order by c.deferred_at, o.number`)
  return rows
}

/** False when the firm has its statement of that day. */
export async function insertStatement(
  tx: Tx,
  row: CreditStatementRow,
  lines: readonly { readonly orderId: string; readonly amount: number }[],
): Promise<boolean> {
  const made = await tx
    .insert(creditStatements)
    .values(row)
    .onConflictDoNothing({ target: [creditStatements.memberId, creditStatements.closedDay] })
    .returning({ id: creditStatements.id })
  if (made.length === 0) return false
  await tx.insert(creditStatementLines).values(lines.map((line) => ({ ...line, statementId: row.id })))
  return true
}

/** Statements of days that are still far off: a clock that was ahead made them. */
export async function statementsAfter(
  db: DbOrTx,
  day: string,
): Promise<readonly Pick<CreditStatementRow, 'id' | 'memberId'>[]> {
  return db
    .select({ id: creditStatements.id, memberId: creditStatements.memberId })
    .from(creditStatements)
    .where(gt(creditStatements.closedDay, day))
    .orderBy(creditStatements.closedDay)
}

/** Gives a statement the last day until then on which its firm has none. */
export async function closeEarlier(tx: Tx, id: string, until: string): Promise<void> {
  await tx.execute(sql`
    update credit_statements s set closed_day = (
      select max(d.day)::date from generate_series(${until}::date - 366, ${until}::date, interval '1 day') d(day)
       where not exists (
         select from credit_statements o where o.member_id = s.member_id and o.closed_day = d.day::date))
     where s.id = ${id}::uuid and s.closed_day > ${until}::date`)
}

export interface OpenStatement extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly dueDay: string
  readonly open: number
}

/** Statements of which something is owed, by their last day. */
export async function openStatements(db: DbOrTx, until: string): Promise<readonly OpenStatement[]> {
  const { rows } = await db.execute<OpenStatement>(sql`
    select s.id, s.number, s.member_id as "memberId", s.due_day::text as "dueDay", sum(o.receivable_total)::float8 as open
      from credit_statements s join credit_statement_lines l on l.statement_id = s.id
      join orders o on o.id = l.order_id
     where s.due_day <= ${until}::date group by s.id having sum(o.receivable_total) > 0 order by s.due_day`)
  return rows
}
