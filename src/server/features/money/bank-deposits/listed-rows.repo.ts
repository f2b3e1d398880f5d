import { sql } from '#/server/platform/db/drizzle.ts'
import type { BankRowView } from '#/contract/money/bank-deposits.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { BankMatchRow, BankRowRow } from './bank-deposits.table.ts'

export interface ListedRow extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly amount: number
  readonly name: string
  readonly memo: string
  readonly bank: string
  readonly state: BankRowRow['state']
  readonly reason: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly matchId: string | null
  readonly matchKind: BankMatchRow['kind'] | null
  readonly matchAmount: number | null
  readonly orderNumbers: readonly string[]
}

const SHOWN: Readonly<Record<BankRowView, string>> = {
  open: `r.state = 'open' and r.amount > 0`,
  matched: `r.state = 'matched'`,
  'set-aside': `r.state = 'set-aside'`,
  withdrawals: `r.amount < 0 and r.state in ('open', 'refunded')`,
}

interface Page {
  readonly show: BankRowView
  readonly before: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

export async function listRows(db: DbOrTx, { show, before, limit }: Page): Promise<readonly ListedRow[]> {
  const older = before ? sql`and (r.at, r.id) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : sql``
  const { rows } = await db.execute<ListedRow>(sql`
    select r.id, r.at::text as at, r.amount::float8 as amount, r.name, r.memo, i.bank, r.state, r.reason,
      s.name as "decidedBy", r.decided_at::text as "decidedAt", m.id as "matchId", m.kind as "matchKind",
      m.amount::float8 as "matchAmount",
      array(select o.number from payment_attempt_orders ao join orders o on o.id = ao.order_id where ao.attempt_id = m.attempt_id order by 1) as "orderNumbers"
    from bank_rows r join bank_imports i on i.id = r.import_id left join bank_matches m on m.id = r.match_id
      left join staff_account s on s.id = r.decided_by
    where ${sql.raw(SHOWN[show])} ${older} order by r.at desc, r.id desc limit ${limit}`)
  return rows
}

export async function openSum(db: DbOrTx): Promise<{ count: number; sum: number }> {
  const { rows } = await db.execute<{ count: number; sum: number }>(sql`
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as sum from bank_rows where state = 'open' and amount > 0`)
  return rows[0] ?? { count: 0, sum: 0 }
}

export async function lastImport(db: DbOrTx): Promise<{ at: string; bank: string; by: string | null } | null> {
  const { rows } = await db.execute<{ at: string; bank: string; by: string | null }>(sql`
    select i.at::text as at, i.bank, s.name as by from bank_imports i left join staff_account s on s.id = i.staff_id
     order by i.at desc limit 1`)
  const [row] = rows
  return row ? { ...row, at: new Date(row.at).toISOString() } : null
}

/** What is owed of these amounts and may have been sent by hand. */
export async function owedOfAmounts(db: DbOrTx, amounts: readonly number[]) {
  const { rows } = await db.execute<{
    repaymentId: string
    amount: number
    orderNumbers: string[]
    customer: string
  }>(sql`
    select p.id as "repaymentId", p.amount::float8 as amount,
      array(select o.number from orders o where o.id = any(p.order_ids) order by 1) as "orderNumbers",
      coalesce((select o.orderer ->> 'name' from orders o where o.id = p.order_ids[1]), '') as customer
    from repayments p where p.state in ('needs-account', 'refused') and p.amount = any(${sql.param([...amounts])}::bigint[])
    order by p.since limit 200`)
  return rows
}
