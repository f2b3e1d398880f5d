import { eq, inArray, type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { CreditStanding } from '#/domain/orders/credit.ts'
import type { Things } from '#/server/platform/looked-at.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { creditTerms, type CreditTermsRow } from './credit.table.ts'

export async function termsOf(db: DbOrTx, memberId: string): Promise<CreditTermsRow | null> {
  const [row] = await db.select().from(creditTerms).where(eq(creditTerms.memberId, memberId))
  return row ?? null
}

/** Of those who have terms; 0 where they were ended. */
export async function limitsOf(db: DbOrTx, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ id: creditTerms.memberId, limit: creditTerms.creditLimit })
    .from(creditTerms)
    .where(inArray(creditTerms.memberId, [...memberIds]))
  return new Map(rows.map(({ id, limit }) => [id, limit]))
}

/** What decides about other terms. */
export const termsThings = (terms: CreditTermsRow | null): Things => ({
  '후불 조건': terms && [terms.creditLimit, terms.statementDay, terms.dueDays],
})

/** What a firm owes now, of all deferred orders and of statements whose last day has passed. */
export async function standingOf(db: DbOrTx, memberId: string, today: string): Promise<CreditStanding> {
  const terms = await termsOf(db, memberId)
  const { rows } = await db.execute<{ owed: number; overdue: number }>(sql`
    select coalesce(sum(o.receivable_total), 0)::float8 as owed,
           coalesce(sum(o.receivable_total) filter (where s.due_day < ${today}::date), 0)::float8 as overdue
      from credit_orders c join orders o on o.id = c.order_id
      left join credit_statement_lines l on l.order_id = c.order_id
      left join credit_statements s on s.id = l.statement_id
     where c.member_id = ${memberId}::uuid and o.receivable_total > 0`)
  const { owed = 0, overdue = 0 } = rows[0] ?? {}
  return {
    terms: terms && { limit: terms.creditLimit, statementDay: terms.statementDay, dueDays: terms.dueDays },
    owed,
    overdue,
  }
}

export interface FirmRow extends Record<string, unknown> {
  readonly memberId: string
  readonly name: string
  readonly companyName: string | null
  readonly limit: number
  readonly statementDay: number
  readonly dueDays: number
  readonly owed: number
  readonly billed: number
  readonly overdue: number
  readonly aged: [number, number, number, number]
}

/** Days since an order, where the colour of what is owed changes. */
const AGES = [30, 60, 90] as const

const owedSince = (today: string, over: number | null, upTo: number | null): SQL => {
  const days = sql`${today}::date - (o.placed_at at time zone 'Asia/Seoul')::date`
  return sql`coalesce(sum(o.receivable_total) filter (where ${days} > ${over ?? -1} and ${days} <= ${upTo ?? 1_000_000}), 0)::float8`
}

/** Every firm with terms, who owes longest first. */
export async function firms(db: DbOrTx, today: string): Promise<readonly FirmRow[]> {
  const { rows } = await db.execute<FirmRow>(sql`
    select t.member_id as "memberId", m.name, m.company_name as "companyName", t.credit_limit::float8 as "limit",
           t.statement_day as "statementDay", t.due_days as "dueDays",
           coalesce(sum(o.receivable_total), 0)::float8 as owed,
           coalesce(sum(o.receivable_total) filter (where s.id is not null), 0)::float8 as billed,
           coalesce(sum(o.receivable_total) filter (where s.due_day < ${today}::date), 0)::float8 as overdue,
           jsonb_build_array(${owedSince(today, null, AGES[0])}, ${owedSince(today, AGES[0], AGES[1])},
             ${owedSince(today, AGES[1], AGES[2])}, ${owedSince(today, AGES[2], null)}) as aged
      from credit_terms t join member m on m.id = t.member_id
      left join credit_orders c on c.member_id = t.member_id
      left join orders o on o.id = c.order_id and o.receivable_total > 0
      left join credit_statement_lines l on l.order_id = o.id
      left join credit_statements s on s.id = l.statement_id
     group by t.member_id, m.name, m.company_name, t.credit_limit, t.statement_day, t.due_days
     order by overdue desc, owed desc, m.name limit 500`)
  return rows
}
