import { sql } from '#/server/platform/db/drizzle.ts'
import type { Posting } from '#/domain/money/closing.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Postings of a day (`2026-11-20`) or a month (`2026-11`) in the order they were made, with whom each was about. */
export async function journalOf(db: DbOrTx, period: string, limit: number): Promise<readonly Posting[]> {
  const first = period.length === 7 ? `${period}-01` : period
  const length = period.length === 7 ? '1 month' : '1 day'
  const { rows } = await db.execute<Posting & Record<string, unknown>>(sql`
    select to_char(t.at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as at,
      (dense_rank() over (partition by (t.at at time zone 'Asia/Seoul')::date order by t.at, t.id))::int as voucher, p.account, p.amount::float8 as amount, t.memo,
      coalesce(nullif(o.orderer ->> 'company', ''), o.orderer ->> 'name', '') as customer
    from ledger_transactions t join ledger_postings p on p.transaction_id = t.id left join orders o on o.number = t.memo
    where t.at >= (${first}::date)::timestamp at time zone 'Asia/Seoul'
      and t.at < (${first}::date + ${length}::interval) at time zone 'Asia/Seoul'
    order by t.at, t.id, p.id limit ${limit}`)
  return rows
}
